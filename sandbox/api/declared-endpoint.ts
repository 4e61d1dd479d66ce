import type { EndpointDefinition, EndpointsFile } from '../../schemas/index.ts';

/** An endpoint of definitions/endpoints.json, with what the file says of how it is called. */
export interface DeclaredEndpoint {
  name: string;
  stated: EndpointDefinition;
  method: string;
  body: 'form' | 'json' | 'query';
  isSuccess(code: number): boolean;
  /** The code that a success has: the first of its codes that is one. */
  okCode: number;
}

/** The endpoints at a path; several may share one, such as two forms that are saved alike. */
export const declaredEndpointsAt = (file: EndpointsFile, path: string): DeclaredEndpoint[] =>
  Object.entries(file.endpoints)
    .filter(([, endpoint]) => endpoint.path === path)
    .map(([name, endpoint]) => declared(name, endpoint, { ...file.contract, ...endpoint }));

function declared(name: string, endpoint: EndpointDefinition, stated: EndpointDefinition): DeclaredEndpoint {
  const { method = 'POST', envelope } = stated;
  const isSuccess = (code: number) => {
    if (envelope === 'status') return code >= 200 && code < 300;
    return (typeof envelope === 'object' ? (envelope.ok ?? [200]) : [200]).includes(code);
  };
  // The file's way of sending is for calls that have a body.
  const body = method === 'GET' ? 'query' : (stated.body ?? 'form');
  return { name, stated, method, body, isSuccess, okCode: endpoint.codes.find(isSuccess) ?? 200 };
}
