import Foundation

/// A mutable image in memory that has a single owner.
public struct CVMutablePixelBuffer: ~Copyable, @unchecked Sendable {
  // Sendable: there is one owner at a time, and nothing else refers to the buffer.
  fileprivate let buffer: CVPixelBuffer

  /// Creates a zeroed image.
  ///
  /// - Throws: ``CVError`` if the format is unknown or the size impossible.
  public init(_ attributes: CVPixelBufferCreationAttributes) throws {
    buffer = try CVBuffer(attributes)
  }

  /// Takes ownership of a buffer, which nothing else may use any more.
  public init(unsafeBuffer: sending CVPixelBuffer) {
    buffer = unsafeBuffer
  }

  /// The size in pixels.
  public var size: CVImageSize { buffer.size }
  /// The pixel format.
  public var pixelFormatType: CVPixelFormatType { buffer.format }
  /// A Boolean value that indicates whether the pixels are stored in several planes.
  public var isPlanar: Bool { buffer.planes.count > 1 }
  /// The number of planes, at least one.
  public var planeCount: Int { buffer.planes.count }
  /// The properties of the planes.
  public var planeProperties: [CVPixelBufferPlaneProperties] { buffer.planes.map(\.properties) }

  /// Calls `body` with the buffer, which must not escape.
  public func withUnsafeBuffer<R>(_ body: (CVPixelBuffer) throws -> sending R) rethrows -> sending R {
    try body(buffer)
  }

  /// Calls `block` with read-only access to the bytes of all planes, valid only inside the closure.
  public func accessUnsafeRawPlaneBytes<R>(
    _ block: ([(properties: CVPixelBufferPlaneProperties, bytes: UnsafeRawBufferPointer)]) throws -> sending R
  ) rethrows -> sending R {
    try block(buffer.planes.map { ($0.properties, UnsafeRawBufferPointer($0.bytes)) })
  }

  /// Calls `block` with mutable access to the bytes of all planes, valid only inside the closure.
  public mutating func accessUnsafeMutableRawPlaneBytes<R>(
    _ block: ([(properties: CVPixelBufferPlaneProperties, bytes: UnsafeMutableRawBufferPointer)]) throws ->
      sending R
  ) rethrows -> sending R {
    try block(buffer.planes.map { ($0.properties, $0.bytes) })
  }
}

/// An immutable image in memory, which can be used from any task.
public final class CVReadOnlyPixelBuffer: @unchecked Sendable {
  // Sendable: the buffer was taken from its single owner, and is only read from then on.
  private let buffer: CVPixelBuffer

  /// Creates an immutable image, consuming a mutable one.
  public init(_ mutableBuffer: consuming CVMutablePixelBuffer) {
    buffer = mutableBuffer.buffer
  }

  /// Takes ownership of a buffer, which must not be changed any more.
  public init(unsafeBuffer: sending CVPixelBuffer) {
    buffer = unsafeBuffer
  }

  /// Creates an image of one plane by copying data. An addition of Beckon.
  ///
  /// - Parameters:
  ///   - data: The rows, from the top.
  ///   - pixelFormatType: The pixel format.
  ///   - size: The size in pixels.
  ///   - bytesPerRow: The number of bytes from the start of a row to that of the next.
  /// - Throws: ``CVError`` if there are too few bytes or the format has several planes.
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
  /// The pixel format.
  public var pixelFormatType: CVPixelFormatType { buffer.format }
  /// A Boolean value that indicates whether the pixels are stored in several planes.
  public var isPlanar: Bool { buffer.planes.count > 1 }
  /// The number of planes, at least one.
  public var planeCount: Int { buffer.planes.count }
  /// The properties of the planes.
  public var planeProperties: [CVPixelBufferPlaneProperties] { buffer.planes.map(\.properties) }

  /// Calls `body` with the buffer, which must neither escape nor be changed.
  public func withUnsafeBuffer<R>(_ body: (CVPixelBuffer) throws -> sending R) rethrows -> sending R {
    try body(buffer)
  }

  /// Calls `block` with the bytes of all planes, valid only inside the closure.
  public func accessUnsafeRawPlaneBytes<R>(
    _ block: ([(properties: CVPixelBufferPlaneProperties, bytes: UnsafeRawBufferPointer)]) throws -> sending R
  ) rethrows -> sending R {
    try block(buffer.planes.map { ($0.properties, UnsafeRawBufferPointer($0.bytes)) })
  }
}
