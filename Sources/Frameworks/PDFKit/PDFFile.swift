import CQPDF
import Foundation

/// The objects of a PDF file, read by qpdf.
///
/// Not safe to use from several tasks at once.
final class PDFFile {
  /// The size limit in bytes, beyond which files aren't opened; no document needs more.
  private static let sizeLimit = 512 << 20

  private var handle: qpdf_data?
  // qpdf reads from these bytes as long as it lives.
  private let bytes: UnsafeMutableRawBufferPointer

  /// Opens a file, or returns nil if the data is no readable PDF or a password is required.
  init?(_ data: Data) {
    guard !data.isEmpty, data.count <= Self.sizeLimit else { return nil }
    bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: data.count, alignment: 16)
    bytes.copyBytes(from: data)
    handle = Self.quietHandle()
    let code = qpdf_read_memory(
      handle, "data", bytes.baseAddress?.assumingMemoryBound(to: CChar.self), UInt64(data.count), nil)
    guard code & QPDF_ERRORS == 0, qpdf_get_num_pages(handle) >= 0 else { return nil }
  }

  deinit {
    Self.close(&handle)
    bytes.deallocate()
  }

  /// Releases the objects. An error that was not retrieved would be printed.
  private static func close(_ handle: inout qpdf_data?) {
    guard handle != nil else { return }
    while qpdf_has_error(handle) != 0 { _ = qpdf_get_error(handle) }
    qpdf_cleanup(&handle)
  }

  private static func quietHandle() -> qpdf_data? {
    let handle = qpdf_init()
    qpdf_set_suppress_warnings(handle, 1)
    qpdf_silence_errors(handle)
    return handle
  }

  var pageCount: Int { max(Int(qpdf_get_num_pages(handle)), 0) }

  var isEncrypted: Bool { qpdf_is_encrypted(handle) != 0 }

  /// Returns a metadata entry of the document, such as `Title`.
  func information(_ key: String) -> String? {
    qpdf_get_info_key(handle, "/" + key).map { String(cString: $0) }
  }

  /// Returns the coordinates of a page's box, which the page may inherit.
  func box(_ name: String, ofPage index: Int) -> [Double]? {
    let object = inherited("/" + name, ofPage: index)
    guard qpdf_oh_is_array(handle, object) != 0, qpdf_oh_get_array_n_items(handle, object) == 4 else {
      return nil
    }
    return (0..<4).map {
      qpdf_oh_get_numeric_value(handle, qpdf_oh_get_array_item(handle, object, $0))
    }
  }

  /// Returns the clockwise rotation of a page in degrees.
  func rotation(ofPage index: Int) -> Int {
    let object = inherited("/Rotate", ofPage: index)
    let degrees = Int(exactly: qpdf_oh_get_numeric_value(handle, object).rounded()) ?? 0
    return ((degrees % 360) + 360) % 360
  }

  /// Returns the content stream of a page, joined and decoded, or nil if that isn't possible.
  func content(ofPage index: Int) -> Data? {
    var buffer: UnsafeMutablePointer<UInt8>?
    var length = 0
    let code = qpdf_oh_get_page_content_data(handle, qpdf_get_page_n(handle, index), &buffer, &length)
    guard code & QPDF_ERRORS == 0, let buffer else { return nil }
    defer { free(buffer) }
    return Data(bytes: buffer, count: length)
  }

  /// Returns the character maps of a page's fonts by their names, for those that have one.
  func characterMaps(ofPage index: Int) -> [String: Data] {
    let fonts = qpdf_oh_get_key_if_dict(handle, inherited("/Resources", ofPage: index), "/Font")
    guard qpdf_oh_is_dictionary(handle, fonts) != 0 else { return [:] }
    var names: [String] = []
    qpdf_oh_begin_dict_key_iter(handle, fonts)
    while qpdf_oh_dict_more_keys(handle) != 0 {
      if let name = qpdf_oh_dict_next_key(handle) { names.append(String(cString: name)) }
    }
    var maps: [String: Data] = [:]
    for name in names {
      let stream = qpdf_oh_get_key_if_dict(handle, qpdf_oh_get_key(handle, fonts, name), "/ToUnicode")
      guard qpdf_oh_is_stream(handle, stream) != 0 else { continue }
      var decoded: QPDF_BOOL = 0
      var buffer: UnsafeMutablePointer<UInt8>?
      var length = 0
      let code = qpdf_oh_get_stream_data(handle, stream, qpdf_dl_generalized, &decoded, &buffer, &length)
      guard let buffer else { continue }
      defer { free(buffer) }
      if code & QPDF_ERRORS == 0, decoded != 0 {
        maps[String(name.dropFirst())] = Data(bytes: buffer, count: length)
      }
    }
    return maps
  }

  /// Returns an entry of the page, or that of its nearest ancestor. Damaged files may contain cycles.
  private func inherited(_ key: String, ofPage index: Int) -> qpdf_oh {
    var node = qpdf_get_page_n(handle, index)
    for _ in 0..<32 {
      if qpdf_oh_has_key(handle, node, key) != 0 { return qpdf_oh_get_key(handle, node, key) }
      node = qpdf_oh_get_key_if_dict(handle, node, "/Parent")
      guard qpdf_oh_is_dictionary(handle, node) != 0 else { break }
    }
    return qpdf_oh_new_null(handle)
  }

  /// Returns the data of a document with pages and metadata, or nil if qpdf can't write it.
  static func data(of pages: [(file: PDFFile, index: Int)], information: [String: String]) -> Data? {
    var target = quietHandle()
    defer { close(&target) }
    guard qpdf_empty_pdf(target) & QPDF_ERRORS == 0 else { return nil }
    for (file, index) in pages {
      let page = qpdf_get_page_n(file.handle, index)
      guard qpdf_add_page(target, file.handle, page, 0) & QPDF_ERRORS == 0 else { return nil }
    }
    for (key, value) in information { qpdf_set_info_key(target, "/" + key, value) }
    guard qpdf_init_write_memory(target) & QPDF_ERRORS == 0 else { return nil }
    // Equal documents yield equal bytes.
    qpdf_set_deterministic_ID(target, 1)
    guard qpdf_write(target) & QPDF_ERRORS == 0, let bytes = qpdf_get_buffer(target) else { return nil }
    return Data(bytes: bytes, count: qpdf_get_buffer_length(target))
  }
}
