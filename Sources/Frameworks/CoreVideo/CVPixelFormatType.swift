// The names are the platforms', which begin with capital letters.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// A pixel format: the memory layout of pixels, named by a four-character code.
public struct CVPixelFormatType: RawRepresentable, Hashable, Sendable, Codable, CustomStringConvertible {
  /// The four-character code as a number.
  public let rawValue: OSType

  public init(rawValue: OSType) {
    self.rawValue = rawValue
  }

  /// The four characters, or the number if they are not printable.
  public var description: String {
    let bytes = (0..<4).map { UInt8(truncatingIfNeeded: rawValue >> (24 - 8 * $0)) }
    guard bytes.allSatisfy({ (0x20..<0x7f).contains($0) }) else { return "\(rawValue)" }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The planes of the format, or nil for unknown formats.
  var planes: [PlaneLayout]? { Self.layouts[rawValue] }

  /// The layout of one plane.
  struct PlaneLayout: Sendable {
    /// The number of bytes per element.
    var bytes: Int
    /// The number of image pixels per element, horizontally and vertically.
    var across = 1
    var down = 1
  }

  private static let layouts: [OSType: [PlaneLayout]] = [
    kCVPixelFormatType_24RGB: [PlaneLayout(bytes: 3)], kCVPixelFormatType_24BGR: [PlaneLayout(bytes: 3)],
    kCVPixelFormatType_32ARGB: [PlaneLayout(bytes: 4)], kCVPixelFormatType_32BGRA: [PlaneLayout(bytes: 4)],
    kCVPixelFormatType_32ABGR: [PlaneLayout(bytes: 4)], kCVPixelFormatType_32RGBA: [PlaneLayout(bytes: 4)],
    kCVPixelFormatType_64ARGB: [PlaneLayout(bytes: 8)],
    kCVPixelFormatType_64RGBAHalf: [PlaneLayout(bytes: 8)],
    kCVPixelFormatType_OneComponent8: [PlaneLayout(bytes: 1)],
    kCVPixelFormatType_OneComponent16Half: [PlaneLayout(bytes: 2)],
    kCVPixelFormatType_OneComponent32Float: [PlaneLayout(bytes: 4)],
    kCVPixelFormatType_DepthFloat16: [PlaneLayout(bytes: 2)],
    kCVPixelFormatType_DepthFloat32: [PlaneLayout(bytes: 4)],
    // Two pixels share their chroma: four bytes for both.
    kCVPixelFormatType_422YpCbCr8: [PlaneLayout(bytes: 4, across: 2)],
    kCVPixelFormatType_420YpCbCr8Planar: [
      PlaneLayout(bytes: 1), PlaneLayout(bytes: 1, across: 2, down: 2),
      PlaneLayout(bytes: 1, across: 2, down: 2),
    ],
    kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: [
      PlaneLayout(bytes: 1), PlaneLayout(bytes: 2, across: 2, down: 2),
    ],
    kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: [
      PlaneLayout(bytes: 1), PlaneLayout(bytes: 2, across: 2, down: 2),
    ],
  ]
}

/// 24 bits per pixel: red, green, blue.
public let kCVPixelFormatType_24RGB: OSType = 24
/// 32 bits per pixel: alpha, red, green, blue.
public let kCVPixelFormatType_32ARGB: OSType = 32
/// 24 bits per pixel: blue, green, red.
public let kCVPixelFormatType_24BGR: OSType = 0x3234_4247
/// 32 bits per pixel: blue, green, red, alpha.
public let kCVPixelFormatType_32BGRA: OSType = 0x4247_5241
/// 32 bits per pixel: alpha, blue, green, red.
public let kCVPixelFormatType_32ABGR: OSType = 0x4142_4752
/// 32 bits per pixel: red, green, blue, alpha.
public let kCVPixelFormatType_32RGBA: OSType = 0x5247_4241
/// 64 bits per pixel: alpha, red, green, blue as 16-bit integers.
public let kCVPixelFormatType_64ARGB: OSType = 0x6236_3461
/// 64 bits per pixel: red, green, blue, alpha as 16-bit floating-point numbers.
public let kCVPixelFormatType_64RGBAHalf: OSType = 0x5247_6841
/// One component per pixel as an 8-bit integer.
public let kCVPixelFormatType_OneComponent8: OSType = 0x4c30_3038
/// One component per pixel as a 16-bit floating-point number.
public let kCVPixelFormatType_OneComponent16Half: OSType = 0x4c30_3068
/// One component per pixel as a 32-bit floating-point number.
public let kCVPixelFormatType_OneComponent32Float: OSType = 0x4c30_3066
/// Depth as 16-bit floating-point numbers.
public let kCVPixelFormatType_DepthFloat16: OSType = 0x6864_6570
/// Depth as 32-bit floating-point numbers.
public let kCVPixelFormatType_DepthFloat32: OSType = 0x6664_6570
/// Luma and chroma in one plane, with chroma at half the horizontal resolution.
public let kCVPixelFormatType_422YpCbCr8: OSType = 0x3276_7579
/// Luma and chroma in three planes, with chroma at half the resolution in both directions.
public let kCVPixelFormatType_420YpCbCr8Planar: OSType = 0x7934_3230
/// Luma and chroma in two planes, with chroma at half the resolution in both directions, in video range.
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: OSType = 0x3432_3076
/// Luma and chroma in two planes, with chroma at half the resolution in both directions, in full range.
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: OSType = 0x3432_3066
