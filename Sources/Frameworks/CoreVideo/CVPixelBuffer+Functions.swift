// The names are the platforms', which begin with capital letters.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// How memory of a pixel buffer is to be used while it is locked.
public struct CVPixelBufferLockFlags: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The memory is only read.
  public static let readOnly = CVPixelBufferLockFlags(rawValue: 1)
}

/// Gives back memory that a buffer took up: the caller's own pointer and the memory.
public typealias CVPixelBufferReleaseBytesCallback =
  @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?) -> Void

/// Makes a pixel buffer of zeros.
///
/// - Parameters:
///   - allocator: Nil; there is only one way to allocate here.
///   - width: The width in pixels.
///   - height: The height in pixels.
///   - pixelFormatType: One of the `kCVPixelFormatType` numbers.
///   - pixelBufferAttributes: Nil or wishes, which are left aside: memory is plain memory here.
///   - pixelBufferOut: Takes the buffer.
/// - Returns: `kCVReturnSuccess`, or what was wrong.
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

/// Makes a pixel buffer of memory that is there already, in one plane; the memory isn't copied.
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

/// Says that the memory is about to be used. Memory never moves here; answers success.
@discardableResult
public func CVPixelBufferLockBaseAddress(
  _ pixelBuffer: CVPixelBuffer, _ lockFlags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnSuccess }

/// Says that the memory is no longer used. Answers success.
@discardableResult
public func CVPixelBufferUnlockBaseAddress(
  _ pixelBuffer: CVPixelBuffer, _ unlockFlags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnSuccess }

/// The width in pixels.
public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.size.width }

/// The height in pixels.
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.size.height }

/// How pixels lie in memory: one of the `kCVPixelFormatType` numbers.
public func CVPixelBufferGetPixelFormatType(_ pixelBuffer: CVPixelBuffer) -> OSType {
  pixelBuffer.format.rawValue
}

/// The first pixel of the first plane; valid as long as the buffer.
public func CVPixelBufferGetBaseAddress(_ pixelBuffer: CVPixelBuffer) -> UnsafeMutableRawPointer? {
  pixelBuffer.planes[0].bytes.baseAddress
}

/// The bytes of a row of the first plane.
public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int {
  pixelBuffer.planes[0].properties.bytesPerRow
}

/// The bytes of all planes.
public func CVPixelBufferGetDataSize(_ pixelBuffer: CVPixelBuffer) -> Int {
  pixelBuffer.planes.reduce(0) { $0 + $1.bytes.count }
}

/// Whether the pixels lie in several planes.
public func CVPixelBufferIsPlanar(_ pixelBuffer: CVPixelBuffer) -> Bool { pixelBuffer.planes.count > 1 }

/// How many planes there are; zero where the pixels lie in one.
public func CVPixelBufferGetPlaneCount(_ pixelBuffer: CVPixelBuffer) -> Int {
  pixelBuffer.planes.count > 1 ? pixelBuffer.planes.count : 0
}

/// The first element of a plane; nil where there is no such plane.
public func CVPixelBufferGetBaseAddressOfPlane(
  _ pixelBuffer: CVPixelBuffer, _ planeIndex: Int
) -> UnsafeMutableRawPointer? {
  plane(pixelBuffer, planeIndex)?.bytes.baseAddress
}

/// The bytes of a row of a plane; zero where there is no such plane.
public func CVPixelBufferGetBytesPerRowOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int {
  plane(pixelBuffer, planeIndex)?.properties.bytesPerRow ?? 0
}

/// The width of a plane in elements; zero where there is no such plane.
public func CVPixelBufferGetWidthOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int {
  plane(pixelBuffer, planeIndex)?.properties.size.width ?? 0
}

/// The height of a plane in elements; zero where there is no such plane.
public func CVPixelBufferGetHeightOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int {
  plane(pixelBuffer, planeIndex)?.properties.size.height ?? 0
}

private func plane(_ pixelBuffer: CVPixelBuffer, _ index: Int) -> CVBuffer.Plane? {
  pixelBuffer.planes.indices.contains(index) ? pixelBuffer.planes[index] : nil
}
