// Counts frames, on both pages alike; and how often the page itself asks for one.
window.frames_drawn = 0;
window.frames_asked = 0;
const request = window.requestAnimationFrame.bind(window);
window.requestAnimationFrame = (callback) => {
  window.frames_asked += 1;
  return request(callback);
};
const count = () => {
  window.frames_drawn += 1;
  if (window.counting) request(count);
};
window.startCounting = () => {
  window.counting = true;
  request(count);
};
