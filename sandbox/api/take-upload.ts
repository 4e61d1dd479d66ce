import { resultCodes } from '../../schemas/api/index.ts';
import { uploadMostBytes, uploadPartBytes, uploadTypes } from '../../schemas/index.ts';
import { findUpload, firstMissing, storePart } from '../storage/uploads.ts';
import { errorResponse, okResponse, type SandboxResponse } from './api-response.ts';
import { type Call, fieldOf } from './call.ts';

const refused = (code: number, msg: string, field: string): SandboxResponse =>
  errorResponse(code, msg, { field });

/**
 * Takes one part of an upload (schemas/names/upload.ts), in any order and as often as it is sent, and answers with the
 * first part that is missing. What was sent under an id is of one size and type.
 */
export function takeUpload(call: Call): SandboxResponse {
  const number = (name: string) => {
    const text = fieldOf(call, name);
    return /^\d{1,9}$/.test(text) ? Number(text) : -1;
  };
  const [id, type] = [fieldOf(call, 'upload'), fieldOf(call, 'type')];
  const [part, parts, size] = [number('part'), number('parts'), number('size')];
  const text = fieldOf(call, 'data');
  if (!/^[0-9a-f]{32}$/.test(id)) return refused(resultCodes.uploadRefused, '上传编号不对', 'upload');
  if (!Object.values(uploadTypes).some((one) => one === type))
    return refused(resultCodes.uploadTypeRefused, '不接收这种文件', 'type');
  if (size > uploadMostBytes) return refused(resultCodes.uploadTooLarge, '文件过大', 'size');
  if (size < 1) return refused(resultCodes.uploadRefused, '文件大小不对', 'size');
  if (parts !== Math.ceil(size / uploadPartBytes))
    return refused(resultCodes.uploadRefused, '段数与大小不符', 'parts');
  if (part < 0 || part >= parts) return refused(resultCodes.uploadRefused, '没有这一段', 'part');
  const data = /^[\w-]*$/.test(text) ? Buffer.from(text, 'base64url') : Buffer.alloc(0);
  const expected = part === parts - 1 ? size - part * uploadPartBytes : uploadPartBytes;
  if (data.length !== expected) return refused(resultCodes.uploadRefused, '这一段的内容不完整', 'data');
  if (part === 0 && !beginsAs(type, data))
    return refused(resultCodes.uploadTypeRefused, '文件内容与类型不符', 'data');
  const known = findUpload(call.run, id);
  if (known && (known.size !== size || known.type !== type))
    return refused(resultCodes.uploadRefused, '同一编号已有另一个文件', 'upload');
  storePart(call.run, { id, type, size, parts }, part, data);
  return okResponse({ upload: id, next: firstMissing(call.run, { id, parts }), parts });
}

/** Whether the first bytes are those of a file of the type: the name of a type alone proves nothing. */
function beginsAs(type: string, data: Buffer): boolean {
  const text = data.toString('latin1', 0, 16);
  switch (type) {
    case uploadTypes.jpeg:
      return text.startsWith('\xff\xd8\xff');
    case uploadTypes.png:
      return text.startsWith('\x89PNG\r\n\x1a\n');
    case uploadTypes.webp:
      return text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP';
    case uploadTypes.heic:
      return text.slice(4, 8) === 'ftyp';
    default:
      return text.startsWith('%PDF-');
  }
}
