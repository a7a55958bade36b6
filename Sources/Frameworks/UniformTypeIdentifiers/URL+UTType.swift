import Foundation

extension URL {
  /// This URL with another path component, whose extension fits a type.
  ///
  /// An extension that belongs to the type or one of its subtypes stays (`cat.jpg` for `.image`); else that of the
  /// type is added (`readme.txt` for `.plainText`). A type without extensions adds none.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
    appendingPathComponent(
      contentType.completing(partialName), isDirectory: contentType.conforms(to: .directory))
  }

  /// Adds a path component whose extension fits a type, as ``appendingPathComponent(_:conformingTo:)``.
  public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
    self = appendingPathComponent(partialName, conformingTo: contentType)
  }

  /// This URL with an extension that fits a type, as ``appendingPathComponent(_:conformingTo:)``. A URL without a
  /// path stays as it is.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    let name = lastPathComponent
    guard !name.isEmpty, name != "/", name != ".", name != ".." else { return self }
    let complete = contentType.completing(name)
    guard complete != name else { return self }
    return deletingLastPathComponent().appendingPathComponent(
      complete, isDirectory: contentType.conforms(to: .directory))
  }

  /// Adds an extension that fits a type, as ``appendingPathExtension(for:)``.
  public mutating func appendPathExtension(for contentType: UTType) {
    self = appendingPathExtension(for: contentType)
  }
}

extension UTType {
  /// A file name with an extension of this type.
  fileprivate func completing(_ name: String) -> String {
    let given = (name as NSString).pathExtension
    if !given.isEmpty,
      UTType.types(tag: given, tagClass: .filenameExtension, conformingTo: nil).contains(where: {
        $0.conforms(to: self) || $0.shares(given, with: self)
      })
    {
      return name
    }
    guard let preferred = nearestFilenameExtension else { return name }
    return "\(name).\(preferred)"
  }

  /// Whether an extension is one of `type`'s own, or of the supertypes whose extension it uses for want of one.
  private func shares(_ given: String, with type: UTType) -> Bool {
    type.declaration.extensions.contains { $0.lowercased() == given.lowercased() }
      || (type.declaration.extensions.isEmpty && type.conforms(to: self)
        && type.nearestFilenameExtension.map { declaration.extensions.contains($0) } ?? false)
  }
}
