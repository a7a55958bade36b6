// The names are the platforms', which begin with capital letters.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// How pixels lie in memory, named by four characters.
public struct CVPixelFormatType: RawRepresentable, Hashable, Sendable, Codable, CustomStringConvertible {
  /// The four characters as a number.
  public let rawValue: OSType

  public init(rawValue: OSType) {
    self.rawValue = rawValue
  }

  /// The four characters, or the number where they can't be shown.
  public var description: String {
    let bytes = (0..<4).map { UInt8(truncatingIfNeeded: rawValue >> (24 - 8 * $0)) }
    guard bytes.allSatisfy({ (0x20..<0x7f).contains($0) }) else { return "\(rawValue)" }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The planes that pixels of this format lie in; nil for formats that aren't known here.
  var planes: [PlaneLayout]? { Self.layouts[rawValue] }

  /// How one plane stands to the whole image.
  struct PlaneLayout: Sendable {
    /// Bytes for each element of the plane.
    var bytes: Int
    /// How many pixels of the image an element stands for, across and down.
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
    // Two pixels share their colour: four bytes for both.
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

public let kCVPixelFormatType_24RGB: OSType = 24
public let kCVPixelFormatType_32ARGB: OSType = 32
public let kCVPixelFormatType_24BGR: OSType = 0x3234_4247
public let kCVPixelFormatType_32BGRA: OSType = 0x4247_5241
public let kCVPixelFormatType_32ABGR: OSType = 0x4142_4752
public let kCVPixelFormatType_32RGBA: OSType = 0x5247_4241
public let kCVPixelFormatType_64ARGB: OSType = 0x6236_3461
public let kCVPixelFormatType_64RGBAHalf: OSType = 0x5247_6841
public let kCVPixelFormatType_OneComponent8: OSType = 0x4c30_3038
public let kCVPixelFormatType_OneComponent16Half: OSType = 0x4c30_3068
public let kCVPixelFormatType_OneComponent32Float: OSType = 0x4c30_3066
public let kCVPixelFormatType_DepthFloat16: OSType = 0x6864_6570
public let kCVPixelFormatType_DepthFloat32: OSType = 0x6664_6570
public let kCVPixelFormatType_422YpCbCr8: OSType = 0x3276_7579
public let kCVPixelFormatType_420YpCbCr8Planar: OSType = 0x7934_3230
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: OSType = 0x3432_3076
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: OSType = 0x3432_3066
