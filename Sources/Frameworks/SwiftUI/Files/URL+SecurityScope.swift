import Foundation

extension URL {
  /// Begins to use a file from outside of the program's own folders. Files that people give to a program here
  /// lie in a folder of its own, so nothing has to begin.
  ///
  /// - Returns: Whether ``stopAccessingSecurityScopedResource()`` has to follow; it doesn't have to.
  public func startAccessingSecurityScopedResource() -> Bool { isFileURL }

  /// Ends what ``startAccessingSecurityScopedResource()`` began.
  public func stopAccessingSecurityScopedResource() {}
}
