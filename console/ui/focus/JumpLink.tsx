import type { ReactNode } from 'react';

/** A link to a part of the same view. The address stays: its fragment names the view. */
export function JumpLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a
      href={location.hash}
      onClick={(event) => {
        event.preventDefault();
        const part = document.getElementById(to);
        part?.scrollIntoView({ block: 'start' });
        part?.focus({ preventScroll: true });
      }}
    >
      {children}
    </a>
  );
}
