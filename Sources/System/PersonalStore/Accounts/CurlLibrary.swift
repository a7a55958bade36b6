import CCurl

/// libcurl, loaded with the first request of the program: it brings thirty other libraries along, and most
/// runs of most programs send nothing.
///
/// `@unchecked Sendable`: the table of functions is filled before anybody has it, and never changed.
final class CurlLibrary: @unchecked Sendable {
  /// Nil where the library isn't installed, or is too old.
  static let shared = CurlLibrary()

  let functions: UnsafePointer<ccurl>

  private init?() {
    // For the life of the program, as the library.
    let functions = UnsafeMutablePointer<ccurl>.allocate(capacity: 1)
    functions.initialize(to: ccurl())
    guard ccurl_load(functions) else {
      functions.deallocate()
      return nil
    }
    self.functions = UnsafePointer(functions)
  }
}
