#if GTK
import CGtk

/// An object as C has it.
public typealias ObjectPointer = UnsafeMutablePointer<GObject>

/// An object of GObject that is kept as long as this is.
@MainActor
final class KeptObject {
  nonisolated(unsafe) let pointer: ObjectPointer

  /// Takes over a reference that somebody gave away.
  init(owning pointer: ObjectPointer) { self.pointer = pointer }

  /// Adds a reference; a floating one is taken over.
  init(_ pointer: ObjectPointer) {
    self.pointer = pointer
    g_object_ref_sink(pointer)
  }

  isolated deinit { g_object_unref(pointer) }

  /// Lends the object, which is there until the closure returns; ``pointer`` by itself keeps nothing.
  func lend<Result>(_ body: (ObjectPointer) -> Result) -> Result {
    withExtendedLifetime(self) { body(pointer) }
  }

  /// The object with a reference more, which the caller releases.
  func addReference() -> ObjectPointer {
    lend {
      g_object_ref($0)
      return $0
    }
  }
}

extension UnsafeMutablePointer<GObject> {
  /// The object that an untyped pointer of GObject's is.
  init(_ object: gpointer) { self = object.assumingMemoryBound(to: GObject.self) }

  /// Whether the object is of a type, or of one made of it.
  func isA(_ type: GType) -> Bool { g_type_is_a(rotary_type_of_instance(self), type) != 0 }

  /// Has the object keep one of Swift's until it goes, or keeps another by the same name; nil for none.
  func keep<Kept: AnyObject>(_ kept: Kept?, as name: GQuark) {
    guard let kept else { return g_object_set_qdata(self, name, nil) }
    g_object_set_qdata_full(self, name, Unmanaged.passRetained(kept).toOpaque()) { data in
      if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
    }
  }

  /// What the object keeps by a name, which is known to be of a class; nil for nothing.
  func kept<Kept: AnyObject>(_: Kept.Type, as name: GQuark) -> Kept? {
    g_object_get_qdata(self, name).map { Unmanaged<Kept>.fromOpaque($0).takeUnretainedValue() }
  }
}
#endif
