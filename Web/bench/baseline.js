// A handwritten wheel of twelve sectors, the minimum cost of a drag.
const side = 500;
const wheel = document.createElement('div');
wheel.id = 'wheel';
for (let index = 0; index < 12; index++) {
  const sector = document.createElement('div');
  sector.className = 'sector';
  sector.style.transform = `rotate(${index * 30}deg) translateY(-200px)`;
  sector.textContent = String(index + 1);
  wheel.append(sector);
}
document.body.append(wheel);

let rotation = 0;
let last = null;
const direction = ({ clientX, clientY }) => Math.atan2(clientY - side / 2, clientX - side / 2);

wheel.addEventListener('pointerdown', (event) => {
  last = direction(event);
  wheel.setPointerCapture(event.pointerId);
});
wheel.addEventListener('pointermove', (event) => {
  if (last === null) return;
  const now = direction(event);
  const way = now - last;
  rotation += way - 2 * Math.PI * Math.round(way / (2 * Math.PI));
  last = now;
  wheel.style.transform = `rotate(${rotation}rad)`;
});
wheel.addEventListener('pointerup', () => { last = null; });
window.ready = true;
