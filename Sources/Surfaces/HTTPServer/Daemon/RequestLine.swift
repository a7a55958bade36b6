import Glibc

/// The request line as libmicrohttpd found it in the memory where the header lies as it came, with NULs in the
/// places of the blanks, colons and ends of lines.
///
/// The pointers are good while the library calls.
struct RequestLine {
  /// The beginning of the header.
  let start: UnsafeRawPointer
  let method: String
  let version: String
  /// Whether nothing but one blank stands between the parts: a NUL would cut one of them short.
  let isWhole: Bool
  /// The number of bytes before the line's end.
  let count: Int

  init(method: UnsafePointer<CChar>, target: String, version: UnsafePointer<CChar>) {
    start = UnsafeRawPointer(method)
    self.method = String(cString: method)
    self.version = String(cString: version)
    let place = UnsafeRawPointer(version) - start
    isWhole = place == self.method.utf8.count + target.utf8.count + 2
    count = place + strlen(version)
  }
}
