import Foundation

/// The size of an image in pixels.
public struct CVImageSize: Sendable, Hashable, Codable {
  public var width: Int
  public var height: Int

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

/// The size of a plane and of its rows.
public struct CVPixelBufferPlaneProperties: Sendable, Hashable {
  /// The size in elements.
  public let size: CVImageSize
  /// The bytes from the beginning of a row to that of the next.
  public let bytesPerRow: Int
}

/// What a pixel buffer is to be like.
public struct CVPixelBufferCreationAttributes: Sendable, Hashable {
  /// How pixels lie in memory.
  public var pixelFormatType: CVPixelFormatType
  /// The size in pixels.
  public var size: CVImageSize
  /// What the length of rows is a multiple of; 64 where nil.
  public var bytesPerRowAlignment: Int?

  public init(pixelFormatType: CVPixelFormatType, size: CVImageSize, bytesPerRowAlignment: Int? = nil) {
    self.pixelFormatType = pixelFormatType
    self.size = size
    self.bytesPerRowAlignment = bytesPerRowAlignment
  }
}

/// An image in memory: planes of rows of pixels.
///
/// Not safe to use from several tasks at once; ``CVReadOnlyPixelBuffer`` is.
public final class CVBuffer {
  /// The most bytes of one buffer, so that a mistaken size fails instead of taking all memory.
  private static let sizeLimit = 1 << 31

  let format: CVPixelFormatType
  let size: CVImageSize
  let planes: [Plane]
  private let release: () -> Void

  struct Plane {
    let properties: CVPixelBufferPlaneProperties
    let bytes: UnsafeMutableRawBufferPointer
  }

  /// Makes a buffer of zeros.
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

  /// Takes up memory of someone else's, in one plane.
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
