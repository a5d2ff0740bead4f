#if GTK
import CGtk

/// A pointer to a GObject, as in C.
public typealias ObjectPointer = UnsafeMutablePointer<GObject>

/// A strong reference to a GObject.
@MainActor
final class ObjectReference {
  nonisolated(unsafe) let pointer: ObjectPointer

  /// Takes ownership of a reference.
  init(owning pointer: ObjectPointer) { self.pointer = pointer }

  /// Adds a reference, or takes ownership of a floating one.
  init(_ pointer: ObjectPointer) {
    self.pointer = pointer
    g_object_ref_sink(pointer)
  }

  isolated deinit { g_object_unref(pointer) }

  /// Calls a closure with the object, which stays alive until the closure returns.
  ///
  /// ``pointer`` does not guarantee that.
  func withObject<Result>(_ body: (ObjectPointer) -> Result) -> Result {
    withExtendedLifetime(self) { body(pointer) }
  }

  /// Returns the object with an additional reference, which the caller must release.
  func addReference() -> ObjectPointer {
    withObject {
      g_object_ref($0)
      return $0
    }
  }
}

extension UnsafeMutablePointer<GObject> {
  /// Casts an untyped pointer to a GObject.
  init(_ object: gpointer) { self = object.assumingMemoryBound(to: GObject.self) }

  /// Whether the object is of a type or of a subtype.
  func isA(_ type: GType) -> Bool { g_type_is_a(rotary_type_of_instance(self), type) != 0 }

  /// Stores a Swift object in this object's data, instead of the previous one with the same key; nil removes that.
  func store<Stored: AnyObject>(_ kept: Stored?, as name: GQuark) {
    guard let kept else { return g_object_set_qdata(self, name, nil) }
    g_object_set_qdata_full(self, name, Unmanaged.passRetained(kept).toOpaque()) { data in
      if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
    }
  }

  /// Returns the Swift object stored with a key, which must be of the given class; nil if there is none.
  func stored<Stored: AnyObject>(_: Stored.Type, as name: GQuark) -> Stored? {
    g_object_get_qdata(self, name).map { Unmanaged<Stored>.fromOpaque($0).takeUnretainedValue() }
  }
}
#endif
