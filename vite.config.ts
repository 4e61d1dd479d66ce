import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  server: { host: '127.0.0.1' },
  // Chrome 80 and iOS 13 are the oldest webviews that run the app.
  build: {
    target: ['chrome80', 'safari13'],
    cssTarget: ['chrome80', 'safari13'],
    modulePreload: { polyfill: false },
    // What stands in which chunk: byte budgets are derived from it.
    manifest: true,
  },
});
