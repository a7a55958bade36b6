// The names are the platforms', which begin with capital letters.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Flags for the use of a locked pixel buffer.
public struct CVPixelBufferLockFlags: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The memory is only read.
  public static let readOnly = CVPixelBufferLockFlags(rawValue: 1)
}

/// A callback that releases the memory of a buffer. Its arguments are the caller's context pointer and the
/// memory.
public typealias CVPixelBufferReleaseBytesCallback =
  @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?) -> Void

/// Creates a zeroed pixel buffer.
///
/// - Parameters:
///   - allocator: Nil, since there is only one allocator.
///   - width: The width in pixels.
///   - height: The height in pixels.
///   - pixelFormatType: One of the `kCVPixelFormatType` constants.
///   - pixelBufferAttributes: Nil or attributes, which are ignored: memory is plain memory here.
///   - pixelBufferOut: A pointer that receives the buffer.
/// - Returns: `kCVReturnSuccess` or an error code.
public func CVPixelBufferCreate(
  _ allocator: CFAllocator?, _ width: Int, _ height: Int, _ pixelFormatType: OSType,
  _ pixelBufferAttributes: [String: Any]?, _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
  do throws(CVError) {
    pixelBufferOut.pointee = try CVBuffer(
      CVPixelBufferCreationAttributes(
        pixelFormatType: CVPixelFormatType(rawValue: pixelFormatType),
        size: CVImageSize(width: width, height: height)))
    return kCVReturnSuccess
  } catch {
    return error.code
  }
}

/// Creates a pixel buffer of one plane from existing memory, which is not copied.
public func CVPixelBufferCreateWithBytes(
  _ allocator: CFAllocator?, _ width: Int, _ height: Int, _ pixelFormatType: OSType,
  _ baseAddress: UnsafeMutableRawPointer, _ bytesPerRow: Int,
  _ releaseCallback: CVPixelBufferReleaseBytesCallback?, _ releaseRefCon: UnsafeMutableRawPointer?,
  _ pixelBufferAttributes: [String: Any]?, _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
  do throws(CVError) {
    pixelBufferOut.pointee = try CVBuffer(
      borrowing: baseAddress, format: CVPixelFormatType(rawValue: pixelFormatType),
      size: CVImageSize(width: width, height: height), bytesPerRow: bytesPerRow,
      release: { releaseCallback?(releaseRefCon, UnsafeRawPointer(baseAddress)) })
    return kCVReturnSuccess
  } catch {
    return error.code
  }
}

/// Locks the memory for use. It never moves here, so this always succeeds.
@discardableResult
public func CVPixelBufferLockBaseAddress(
  _ pixelBuffer: CVPixelBuffer, _ lockFlags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnSuccess }

/// Unlocks the memory. Always succeeds.
@discardableResult
public func CVPixelBufferUnlockBaseAddress(
  _ pixelBuffer: CVPixelBuffer, _ unlockFlags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnSuccess }

/// Returns the width in pixels.
public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.size.width }

/// Returns the height in pixels.
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.size.height }

/// Returns the pixel format: one of the `kCVPixelFormatType` constants.
public func CVPixelBufferGetPixelFormatType(_ pixelBuffer: CVPixelBuffer) -> OSType {
  pixelBuffer.format.rawValue
}

/// Returns the address of the first pixel of the first plane, which is valid as long as the buffer.
public func CVPixelBufferGetBaseAddress(_ pixelBuffer: CVPixelBuffer) -> UnsafeMutableRawPointer? {
  pixelBuffer.planes[0].bytes.baseAddress
}

/// Returns the number of bytes per row of the first plane.
public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int {
  pixelBuffer.planes[0].properties.bytesPerRow
}

/// Returns the number of bytes of all planes.
public func CVPixelBufferGetDataSize(_ pixelBuffer: CVPixelBuffer) -> Int {
  pixelBuffer.planes.reduce(0) { $0 + $1.bytes.count }
}

/// Returns a Boolean value that indicates whether the pixels are stored in several planes.
public func CVPixelBufferIsPlanar(_ pixelBuffer: CVPixelBuffer) -> Bool { pixelBuffer.planes.count > 1 }

/// Returns the number of planes, or zero if the pixels are stored in only one.
public func CVPixelBufferGetPlaneCount(_ pixelBuffer: CVPixelBuffer) -> Int {
  pixelBuffer.planes.count > 1 ? pixelBuffer.planes.count : 0
}

/// Returns the address of the first element of a plane, or nil if there is no such plane.
public func CVPixelBufferGetBaseAddressOfPlane(
  _ pixelBuffer: CVPixelBuffer, _ planeIndex: Int
) -> UnsafeMutableRawPointer? {
  plane(pixelBuffer, planeIndex)?.bytes.baseAddress
}

/// Returns the number of bytes per row of a plane, or zero if there is no such plane.
public func CVPixelBufferGetBytesPerRowOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int {
  plane(pixelBuffer, planeIndex)?.properties.bytesPerRow ?? 0
}

/// Returns the width of a plane in elements, or zero if there is no such plane.
public func CVPixelBufferGetWidthOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int {
  plane(pixelBuffer, planeIndex)?.properties.size.width ?? 0
}

/// Returns the height of a plane in elements, or zero if there is no such plane.
public func CVPixelBufferGetHeightOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int {
  plane(pixelBuffer, planeIndex)?.properties.size.height ?? 0
}

private func plane(_ pixelBuffer: CVPixelBuffer, _ index: Int) -> CVBuffer.Plane? {
  pixelBuffer.planes.indices.contains(index) ? pixelBuffer.planes[index] : nil
}
