// Counts frames on all pages, and the page's own requests for frames.
window.frames_drawn = 0;
window.frames_asked = 0;
const request = window.requestAnimationFrame.bind(window);
window.requestAnimationFrame = (callback) => {
  window.frames_asked += 1;
  return request(callback);
};
let isRunning = false;
const count = () => {
  window.frames_drawn += 1;
  isRunning = window.counting;
  if (isRunning) request(count);
};
window.startCounting = () => {
  window.counting = true;
  // The last callback of the previous count may still be pending.
  if (!isRunning) request(count);
  isRunning = true;
};
