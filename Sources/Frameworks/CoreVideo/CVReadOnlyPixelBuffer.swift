import Foundation

/// An image in memory that belongs to one owner, who may change it.
public struct CVMutablePixelBuffer: ~Copyable, @unchecked Sendable {
  // Sendable: there is one owner at a time, and nobody else has the buffer.
  fileprivate let buffer: CVPixelBuffer

  /// Makes an image of zeros.
  ///
  /// - Throws: ``CVError`` where the format isn't known or the size isn't possible.
  public init(_ attributes: CVPixelBufferCreationAttributes) throws {
    buffer = try CVBuffer(attributes)
  }

  /// Takes a buffer over, which nobody else may use from now on.
  public init(unsafeBuffer: sending CVPixelBuffer) {
    buffer = unsafeBuffer
  }

  /// The size in pixels.
  public var size: CVImageSize { buffer.size }
  /// How pixels lie in memory.
  public var pixelFormatType: CVPixelFormatType { buffer.format }
  /// Whether the pixels lie in several planes.
  public var isPlanar: Bool { buffer.planes.count > 1 }
  /// How many planes there are, one at least.
  public var planeCount: Int { buffer.planes.count }
  /// The planes' sizes.
  public var planeProperties: [CVPixelBufferPlaneProperties] { buffer.planes.map(\.properties) }

  /// Calls `body` with the buffer, which must not be kept.
  public func withUnsafeBuffer<R>(_ body: (CVPixelBuffer) throws -> sending R) rethrows -> sending R {
    try body(buffer)
  }

  /// Calls `block` with the bytes of all planes to read; they are valid only inside.
  public func accessUnsafeRawPlaneBytes<R>(
    _ block: ([(properties: CVPixelBufferPlaneProperties, bytes: UnsafeRawBufferPointer)]) throws -> sending R
  ) rethrows -> sending R {
    try block(buffer.planes.map { ($0.properties, UnsafeRawBufferPointer($0.bytes)) })
  }

  /// Calls `block` with the bytes of all planes to change; they are valid only inside.
  public mutating func accessUnsafeMutableRawPlaneBytes<R>(
    _ block: ([(properties: CVPixelBufferPlaneProperties, bytes: UnsafeMutableRawBufferPointer)]) throws ->
      sending R
  ) rethrows -> sending R {
    try block(buffer.planes.map { ($0.properties, $0.bytes) })
  }
}

/// An image in memory that nobody changes any more; it can be used from any task.
public final class CVReadOnlyPixelBuffer: @unchecked Sendable {
  // Sendable: the buffer was taken over from its one owner, and is only read from then on.
  private let buffer: CVPixelBuffer

  /// Takes the image from its owner.
  public init(_ mutableBuffer: consuming CVMutablePixelBuffer) {
    buffer = mutableBuffer.buffer
  }

  /// Takes a buffer over, which nobody may change from now on.
  public init(unsafeBuffer: sending CVPixelBuffer) {
    buffer = unsafeBuffer
  }

  /// Copies an image whose pixels lie in one plane. An addition of Beckon.
  ///
  /// - Parameters:
  ///   - data: The rows, from the top.
  ///   - pixelFormatType: How pixels lie in them.
  ///   - size: The size in pixels.
  ///   - bytesPerRow: The bytes from the beginning of a row to that of the next.
  /// - Throws: ``CVError`` where the bytes are too few or the format isn't of one plane.
  public convenience init(
    copying data: Data, pixelFormatType: CVPixelFormatType, size: CVImageSize, bytesPerRow: Int
  ) throws {
    let buffer = try CVBuffer(CVPixelBufferCreationAttributes(pixelFormatType: pixelFormatType, size: size))
    guard buffer.planes.count == 1, bytesPerRow > 0, bytesPerRow <= 1 << 30,
      data.count / bytesPerRow >= size.height
    else {
      throw CVError(
        code: kCVReturnInvalidArgument,
        message: "\(data.count) bytes aren't \(size.height) rows of \(bytesPerRow) bytes in one plane.")
    }
    let target = buffer.planes[0]
    let row = target.properties.bytesPerRow
    data.withUnsafeBytes { source in
      for line in 0..<size.height {
        let from = source[(line * bytesPerRow)..<(line * bytesPerRow + min(row, bytesPerRow))]
        UnsafeMutableRawBufferPointer(rebasing: target.bytes[(line * row)..<((line + 1) * row)])
          .copyMemory(from: UnsafeRawBufferPointer(rebasing: from))
      }
    }
    self.init(unsafeBuffer: buffer)
  }

  /// The size in pixels.
  public var size: CVImageSize { buffer.size }
  /// How pixels lie in memory.
  public var pixelFormatType: CVPixelFormatType { buffer.format }
  /// Whether the pixels lie in several planes.
  public var isPlanar: Bool { buffer.planes.count > 1 }
  /// How many planes there are, one at least.
  public var planeCount: Int { buffer.planes.count }
  /// The planes' sizes.
  public var planeProperties: [CVPixelBufferPlaneProperties] { buffer.planes.map(\.properties) }

  /// Calls `body` with the buffer, which must be neither kept nor changed.
  public func withUnsafeBuffer<R>(_ body: (CVPixelBuffer) throws -> sending R) rethrows -> sending R {
    try body(buffer)
  }

  /// Calls `block` with the bytes of all planes; they are valid only inside.
  public func accessUnsafeRawPlaneBytes<R>(
    _ block: ([(properties: CVPixelBufferPlaneProperties, bytes: UnsafeRawBufferPointer)]) throws -> sending R
  ) rethrows -> sending R {
    try block(buffer.planes.map { ($0.properties, UnsafeRawBufferPointer($0.bytes)) })
  }
}
