import Foundation

/// The size of an image in pixels.
public struct CVImageSize: Sendable, Hashable, Codable {
  /// The width in pixels.
  public var width: Int
  /// The height in pixels.
  public var height: Int

  /// Creates a size.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

/// The size of a plane and of its rows.
public struct CVPixelBufferPlaneProperties: Sendable, Hashable {
  /// The size in elements.
  public let size: CVImageSize
  /// The number of bytes from the start of a row to that of the next.
  public let bytesPerRow: Int
}

/// The properties of a pixel buffer to create.
public struct CVPixelBufferCreationAttributes: Sendable, Hashable {
  /// The pixel format.
  public var pixelFormatType: CVPixelFormatType
  /// The size in pixels.
  public var size: CVImageSize
  /// The number of bytes that row lengths are a multiple of; nil stands for 64.
  public var bytesPerRowAlignment: Int?

  /// Creates the attributes of a buffer.
  public init(pixelFormatType: CVPixelFormatType, size: CVImageSize, bytesPerRowAlignment: Int? = nil) {
    self.pixelFormatType = pixelFormatType
    self.size = size
    self.bytesPerRowAlignment = bytesPerRowAlignment
  }
}

/// An image in memory, in one or more planes.
///
/// Not safe to use from several tasks at once, unlike ``CVReadOnlyPixelBuffer``.
public final class CVBuffer {
  /// The maximum number of bytes per buffer, so that a mistaken size fails instead of exhausting memory.
  private static let sizeLimit = 1 << 31

  let format: CVPixelFormatType
  let size: CVImageSize
  let planes: [Plane]
  private let release: () -> Void

  struct Plane {
    let properties: CVPixelBufferPlaneProperties
    let bytes: UnsafeMutableRawBufferPointer
  }

  /// Creates a zeroed buffer.
  init(_ attributes: CVPixelBufferCreationAttributes) throws(CVError) {
    guard let layouts = attributes.pixelFormatType.planes else {
      throw CVError(
        code: kCVReturnInvalidPixelFormat,
        message: "Pixels of the format \(attributes.pixelFormatType) aren't known here.")
    }
    let size = attributes.size
    let alignment = attributes.bytesPerRowAlignment ?? 64
    guard size.width > 0, size.height > 0, size.width <= 1 << 24, size.height <= 1 << 24 else {
      throw CVError(
        code: kCVReturnInvalidSize,
        message: "An image of \(size.width) by \(size.height) pixels can't be made.")
    }
    guard alignment > 0, alignment <= 1 << 16 else {
      throw CVError(
        code: kCVReturnInvalidPixelBufferAttributes,
        message: "Rows can't be a multiple of \(alignment) bytes.")
    }
    var offsets: [(CVPixelBufferPlaneProperties, Int)] = []
    var total = 0
    for layout in layouts {
      let width = (size.width + layout.across - 1) / layout.across
      let height = (size.height + layout.down - 1) / layout.down
      let row = (width * layout.bytes + alignment - 1) / alignment * alignment
      offsets.append(
        (
          CVPixelBufferPlaneProperties(
            size: CVImageSize(width: layouts.count == 1 ? size.width : width, height: height),
            bytesPerRow: row), total
        ))
      total += row * height
    }
    guard total <= Self.sizeLimit else {
      throw CVError(
        code: kCVReturnAllocationFailed, message: "\(total) bytes are more than an image may have here.")
    }
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: total, alignment: 64)
    memory.initializeMemory(as: UInt8.self, repeating: 0)
    format = attributes.pixelFormatType
    self.size = size
    planes = offsets.map { properties, offset in
      let end = offset + properties.bytesPerRow * properties.size.height
      return Plane(
        properties: properties, bytes: UnsafeMutableRawBufferPointer(rebasing: memory[offset..<end]))
    }
    release = { memory.deallocate() }
  }

  /// Creates a buffer of one plane in memory that the caller owns.
  init(
    borrowing base: UnsafeMutableRawPointer, format: CVPixelFormatType, size: CVImageSize, bytesPerRow: Int,
    release: @escaping () -> Void
  ) throws(CVError) {
    guard let layout = format.planes, layout.count == 1, let plane = layout.first else {
      throw CVError(
        code: kCVReturnInvalidPixelFormat, message: "Pixels of the format \(format) don't lie in one plane.")
    }
    let across = (size.width + plane.across - 1) / plane.across
    guard size.width > 0, size.height > 0, size.width <= 1 << 24, size.height <= 1 << 24,
      bytesPerRow >= across * plane.bytes, bytesPerRow <= 1 << 30
    else {
      throw CVError(
        code: kCVReturnInvalidSize,
        message: "\(size.width) by \(size.height) pixels don't fit rows of \(bytesPerRow) bytes.")
    }
    self.format = format
    self.size = size
    planes = [
      Plane(
        properties: CVPixelBufferPlaneProperties(size: size, bytesPerRow: bytesPerRow),
        bytes: UnsafeMutableRawBufferPointer(start: base, count: bytesPerRow * size.height))
    ]
    self.release = release
  }

  deinit { release() }
}

/// An image in memory.
public typealias CVImageBuffer = CVBuffer
/// An image of pixels in memory.
public typealias CVPixelBuffer = CVImageBuffer
