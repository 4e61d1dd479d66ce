import './look.css';
import { createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Application } from './Application.tsx';
import { Login } from './Login.tsx';
import { Visit } from './visit.ts';

const visit = new Visit();
const root = createRootRoute();
const login = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: () => <Login visit={visit} />,
});
const application = createRoute({
  getParentRoute: () => root,
  path: '/application',
  component: Application,
});
const router = createRouter({ routeTree: root.addChildren([login, application]) });

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

const element = document.getElementById('app');
if (element)
  createRoot(element).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
