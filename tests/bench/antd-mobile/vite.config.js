import { defineConfig } from 'vite';

// Built as our app is: for the same old webviews.
export default defineConfig({
  build: {
    target: ['chrome80', 'safari13'],
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2000,
  },
});
