// The names that doc comments of RotaryCommands use without declaring them.
import RotaryGallery

typealias Gauge = Happiness
