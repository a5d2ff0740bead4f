// Counts frames, on all pages alike; and how often the page itself asks for one.
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
  // The last callback of the count before may still be on its way.
  if (!isRunning) request(count);
  isRunning = true;
};
