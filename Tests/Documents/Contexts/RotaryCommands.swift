// What doc comments of RotaryCommands take as given.
import RotaryGallery

typealias Smiley = Happiness
