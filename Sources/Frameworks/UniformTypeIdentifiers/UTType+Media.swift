// Images, audio, video and 3D.
extension UTType {
  /// Image: `public.image`.
  public static var image: UTType { system("public.image") }

  /// JPEG image (.jpeg): `public.jpeg`.
  public static var jpeg: UTType { system("public.jpeg") }

  /// TIFF image (.tiff): `public.tiff`.
  public static var tiff: UTType { system("public.tiff") }

  /// GIF image (.gif): `com.compuserve.gif`.
  public static var gif: UTType { system("com.compuserve.gif") }

  /// PNG image (.png): `public.png`.
  public static var png: UTType { system("public.png") }

  /// Apple icon image (.icns): `com.apple.icns`.
  public static var icns: UTType { system("com.apple.icns") }

  /// Windows bitmap (.bmp): `com.microsoft.bmp`.
  public static var bmp: UTType { system("com.microsoft.bmp") }

  /// Windows icon (.ico): `com.microsoft.ico`.
  public static var ico: UTType { system("com.microsoft.ico") }

  /// Camera raw image: `public.camera-raw-image`.
  public static var rawImage: UTType { system("public.camera-raw-image") }

  /// DNG raw image (.dng): `com.adobe.raw-image`.
  public static var dng: UTType { system("com.adobe.raw-image") }

  /// SVG image (.svg): `public.svg-image`.
  public static var svg: UTType { system("public.svg-image") }

  /// Live Photo: `com.apple.live-photo`.
  public static var livePhoto: UTType { system("com.apple.live-photo") }

  /// HEIF image (.heif): `public.heif`.
  public static var heif: UTType { system("public.heif") }

  /// HEIC image (.heic): `public.heic`.
  public static var heic: UTType { system("public.heic") }

  /// HEIC image sequence (.heics): `public.heics`.
  public static var heics: UTType { system("public.heics") }

  /// WebP image (.webp): `org.webmproject.webp`.
  public static var webP: UTType { system("org.webmproject.webp") }

  /// OpenEXR image (.exr): `com.ilm.openexr-image`.
  public static var exr: UTType { system("com.ilm.openexr-image") }

  /// JPEG XL image (.jxl): `public.jpeg-xl`.
  public static var jpegxl: UTType { system("public.jpeg-xl") }

  /// 3D content: `public.3d-content`.
  public static var threeDContent: UTType { system("public.3d-content") }

  /// USD scene (.usd): `com.pixar.universal-scene-description`.
  public static var usd: UTType { system("com.pixar.universal-scene-description") }

  /// USDZ package (.usdz): `com.pixar.universal-scene-description-mobile`.
  public static var usdz: UTType { system("com.pixar.universal-scene-description-mobile") }

  /// Reality file (.reality): `com.apple.reality`.
  public static var realityFile: UTType { system("com.apple.reality") }

  /// SceneKit scene (.scn): `com.apple.scenekit.scene`.
  public static var sceneKitScene: UTType { system("com.apple.scenekit.scene") }

  /// AR reference object (.arobject): `com.apple.arobject`.
  public static var arReferenceObject: UTType { system("com.apple.arobject") }

  /// Audiovisual content: `public.audiovisual-content`.
  public static var audiovisualContent: UTType { system("public.audiovisual-content") }

  /// Movie: `public.movie`.
  public static var movie: UTType { system("public.movie") }

  /// Video: `public.video`.
  public static var video: UTType { system("public.video") }

  /// Audio: `public.audio`.
  public static var audio: UTType { system("public.audio") }

  /// QuickTime movie (.mov): `com.apple.quicktime-movie`.
  public static var quickTimeMovie: UTType { system("com.apple.quicktime-movie") }

  /// MPEG movie (.mpg): `public.mpeg`.
  public static var mpeg: UTType { system("public.mpeg") }

  /// MPEG-2 video (.m2v): `public.mpeg-2-video`.
  public static var mpeg2Video: UTType { system("public.mpeg-2-video") }

  /// MPEG-2 transport stream (.ts): `public.mpeg-2-transport-stream`.
  public static var mpeg2TransportStream: UTType { system("public.mpeg-2-transport-stream") }

  /// MP3 audio (.mp3): `public.mp3`.
  public static var mp3: UTType { system("public.mp3") }

  /// MPEG-4 movie (.mp4): `public.mpeg-4`.
  public static var mpeg4Movie: UTType { system("public.mpeg-4") }

  /// MPEG-4 audio (.mp4): `public.mpeg-4-audio`.
  public static var mpeg4Audio: UTType { system("public.mpeg-4-audio") }

  /// Protected MPEG-4 audio (.m4p): `com.apple.protected-mpeg-4-audio`.
  public static var appleProtectedMPEG4Audio: UTType { system("com.apple.protected-mpeg-4-audio") }

  /// Protected MPEG-4 movie (.m4v): `com.apple.protected-mpeg-4-video`.
  public static var appleProtectedMPEG4Video: UTType { system("com.apple.protected-mpeg-4-video") }

  /// AVI movie (.avi): `public.avi`.
  public static var avi: UTType { system("public.avi") }

  /// AIFF audio (.aiff): `public.aiff-audio`.
  public static var aiff: UTType { system("public.aiff-audio") }

  /// WAVE audio (.wav): `com.microsoft.waveform-audio`.
  public static var wav: UTType { system("com.microsoft.waveform-audio") }

  /// MIDI audio (.midi): `public.midi-audio`.
  public static var midi: UTType { system("public.midi-audio") }

  /// Playlist: `public.playlist`.
  public static var playlist: UTType { system("public.playlist") }

  /// M3U playlist (.m3u): `public.m3u-playlist`.
  public static var m3uPlaylist: UTType { system("public.m3u-playlist") }

  /// Haptics pattern (.ahap): `com.apple.haptics.ahap`.
  public static var ahap: UTType { system("com.apple.haptics.ahap") }
}
