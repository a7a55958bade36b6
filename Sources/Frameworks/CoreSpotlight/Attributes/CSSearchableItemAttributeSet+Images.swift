// The names are the platforms', which begin with capital letters.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// What pictures have.
extension CSSearchableItemAttributeSet {
  /// The height in pixels.
  public var pixelHeight: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The width in pixels.
  public var pixelWidth: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// How many pixels there are.
  public var pixelCount: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The model of its colours.
  public var colorSpace: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// Bits for each sample.
  public var bitsPerSample: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// Whether the flash was fired.
  public var flashOn: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The focal length in millimetres.
  public var focalLength: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// Whether the focal length is that of 35 mm film.
  public var focalLength35mm: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// Who made the device.
  public var acquisitionMake: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The model of the device.
  public var acquisitionModel: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// Who owns the camera.
  public var cameraOwner: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The model of the lens.
  public var lensModel: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The speed of the film.
  public var ISOSpeed: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// Whether it is upright (0) or lies on its side (1).
  public var orientation: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The names of its layers.
  public var layerNames: [String]? {
    get { self[] }
    set { self[] = newValue }
  }

  /// How white was found: 0 for automatic.
  public var whiteBalance: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The aperture.
  public var aperture: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The name of the colour profile.
  public var profileName: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// Dots to an inch across.
  public var resolutionWidthDPI: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// Dots to an inch down.
  public var resolutionHeightDPI: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// How the exposure was set.
  public var exposureMode: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The exposure in seconds.
  public var exposureTime: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The exposure as a text.
  public var exposureTimeString: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The program of the exposure.
  public var exposureProgram: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The version of its EXIF data.
  public var EXIFVersion: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The version of its EXIF position.
  public var EXIFGPSVersion: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// Whether parts may be transparent.
  public var hasAlphaChannel: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// Whether red eyes are prevented.
  public var redEyeOn: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// How light was metered.
  public var meteringMode: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The largest aperture of the lens.
  public var maxAperture: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The aperture as a number.
  public var fNumber: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }
}
