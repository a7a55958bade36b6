// The names are the platforms', which begin with capital letters.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Attributes of images.
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

  /// The number of pixels.
  public var pixelCount: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The colour space model.
  public var colorSpace: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The number of bits per sample.
  public var bitsPerSample: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// A Boolean value that indicates whether the flash fired.
  public var flashOn: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The focal length in millimetres.
  public var focalLength: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// A Boolean value that indicates whether the focal length is the 35 mm equivalent.
  public var focalLength35mm: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The manufacturer of the device.
  public var acquisitionMake: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The model of the device.
  public var acquisitionModel: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The owner of the camera.
  public var cameraOwner: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The model of the lens.
  public var lensModel: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The ISO speed.
  public var ISOSpeed: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The orientation: upright (0) or sideways (1).
  public var orientation: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The names of the layers.
  public var layerNames: [String]? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The white balance mode: 0 for automatic.
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

  /// The horizontal resolution in dots per inch.
  public var resolutionWidthDPI: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The vertical resolution in dots per inch.
  public var resolutionHeightDPI: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The exposure mode.
  public var exposureMode: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The exposure time in seconds.
  public var exposureTime: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The exposure time as text.
  public var exposureTimeString: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The exposure program.
  public var exposureProgram: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The version of the EXIF data.
  public var EXIFVersion: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The version of the EXIF GPS data.
  public var EXIFGPSVersion: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// A Boolean value that indicates whether there is an alpha channel.
  public var hasAlphaChannel: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// A Boolean value that indicates whether red-eye reduction is on.
  public var redEyeOn: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The metering mode.
  public var meteringMode: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The maximum aperture of the lens.
  public var maxAperture: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The f-number of the aperture.
  public var fNumber: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }
}
