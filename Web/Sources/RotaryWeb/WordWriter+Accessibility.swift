import Rotary

extension WordWriter {
  /// Writes the whole tree.
  @inline(never)
  mutating func write(_ tree: AccessibilityTree) {
    write(MessagePart.accessibility)
    write(tree.activeIndex ?? -1)
    write(tree.elements.count)
    for index in tree.elements.indices {
      let element = tree.elements[index]
      write(Int(element.role.rawValue))
      write(Int(element.states.rawValue))
      write(Int(element.actions.rawValue))
      write(element.name)
      write(element.value)
      write(element.frame)
      write(element.number != nil)
      if let number = element.number {
        write(number.current)
        write(number.minimum)
        write(number.maximum)
      }
      write(element.position?.index ?? -1)
      write(element.position?.count ?? -1)
    }
  }
}
