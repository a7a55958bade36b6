import EmbeddingData
import Foundation

/// A matrix of a safetensors file: the length of a JSON header as u64, the header, then the numbers.
package struct SafeTensorsMatrix {
  package let rows: Int
  package let columns: Int
  private let numbers: Data

  /// Reads one tensor of 16-bit floating-point numbers with two dimensions.
  /// - Throws: `EmbeddingError` of code `unreadable` or `invalidSource`, with what was expected.
  package init(contentsOf url: URL, tensor: String) throws {
    let data: Data
    do {
      data = try Data(contentsOf: url, options: .mappedIfSafe)
    } catch {
      throw EmbeddingError(.unreadable, "\(url.path): \(error.localizedDescription)")
    }
    try self.init(data, tensor: tensor, name: url.path)
  }

  /// Reads a tensor.
  ///
  /// - Parameter name: what errors call the data.
  package init(_ data: Data, tensor: String, name: String) throws {
    func invalid(_ what: String) -> EmbeddingError {
      EmbeddingError(
        .invalidSource, "\(name): \(what); run script/setup, which gets it again where it is damaged")
    }
    guard data.count >= 8 else { throw invalid("has \(data.count) bytes, too few for a safetensors file") }
    let length = data.withUnsafeBytes { UInt64(littleEndian: $0.loadUnaligned(as: UInt64.self)) }
    guard length <= UInt64(data.count - 8) else {
      throw invalid("claims a header of \(length) bytes and has \(data.count)")
    }
    let header = data.subdata(in: data.startIndex + 8..<data.startIndex + 8 + Int(length))
    guard let entries = try? JSONDecoder().decode([String: Entry].self, from: header) else {
      throw invalid("its header is no list of tensors")
    }
    guard let entry = entries[tensor] else {
      throw invalid("has no tensor \(tensor), but \(entries.keys.sorted().joined(separator: ", "))")
    }
    guard entry.dtype == "F16" else {
      throw invalid("\(tensor) is of type \(entry.dtype ?? "none"), expected F16")
    }
    let (shape, offsets) = (entry.shape ?? [], entry.offsets ?? [])
    let body = data.count - 8 - Int(length)
    guard shape.count == 2, let rows = shape.first, let columns = shape.last,
      rows > 0, columns > 0, rows <= body, columns <= body, offsets.count == 2
    else { throw invalid("\(tensor) has the shape \(shape), expected two dimensions that fit the file") }
    let size = rows.multipliedReportingOverflow(by: columns * 2)
    let (start, end) = (offsets[0], offsets[1])
    guard !size.overflow, start >= 0, end <= body, start <= end, end - start == size.partialValue else {
      throw invalid(
        "\(tensor) lies at \(start) to \(end) of \(body) bytes, expected \(size.partialValue) bytes")
    }
    self.rows = rows
    self.columns = columns
    let first = data.startIndex + 8 + Int(length)
    numbers = data.subdata(in: first + start..<first + end)
  }

  /// Returns one row. Constant time in the file.
  /// - Precondition: the row is below `rows`.
  package func row(_ row: Int) -> [Float] {
    precondition((0..<rows).contains(row), "no row \(row) of \(rows)")
    return numbers.withUnsafeBytes { bytes in
      (0..<columns).map { column in
        let offset = (row * columns + column) * 2
        let bits = UInt16(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt16.self))
        return Float(Self.single(bits))
      }
    }
  }

  /// A half-precision number (IEEE 754 binary16) as a single-precision one; by hand, because `Float16` is not
  /// there on every platform.
  static func single(_ bits: UInt16) -> Float {
    let sign = UInt32(bits & 0x8000) << 16
    let exponent = UInt32(bits >> 10 & 0x1F)
    let fraction = UInt32(bits & 0x3FF)
    switch exponent {
    case 0:
      let value = Float(fraction) * 0x1p-24
      return sign == 0 ? value : -value
    case 31: return Float(bitPattern: sign | 0x7F80_0000 | fraction << 13)
    default: return Float(bitPattern: sign | (exponent + 112) << 23 | fraction << 13)
    }
  }

  /// All optional, because the header may have an entry of free text, `__metadata__`, too.
  private struct Entry: Decodable {
    var dtype: String?
    var shape: [Int]?
    var offsets: [Int]?

    private enum CodingKeys: String, CodingKey {
      case dtype, shape
      case offsets = "data_offsets"
    }
  }
}
