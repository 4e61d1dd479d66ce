import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import type { createSiteRouter } from './router.tsx';

/** The app around its router; the same where it is prerendered and where it comes alive. */
export const App = ({ router }: { router: ReturnType<typeof createSiteRouter> }) => (
  <StrictMode>
    <RouterProvider router={router as never} />
  </StrictMode>
);
