import Foundation

/// Attributes of music, audio and video.
extension CSSearchableItemAttributeSet {
  /// The kinds of media, such as audio and video.
  public var mediaTypes: [String]? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The codecs of the media.
  public var codecs: [String]? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The total bit rate in bits per second.
  public var totalBitRate: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The video bit rate in bits per second.
  public var videoBitRate: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The audio bit rate in bits per second.
  public var audioBitRate: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The delivery method: download or stream.
  public var deliveryType: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// A Boolean value that indicates whether the content can be streamed.
  public var streamable: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// A Boolean value that indicates whether the content is on this machine.
  public var local: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The number of plays.
  public var playCount: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The duration in seconds.
  public var duration: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The content rating: 0 for not explicit.
  public var contentRating: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The source of the content.
  public var contentSource: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The director.
  public var director: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The producer.
  public var producer: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The performers.
  public var performers: [String]? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The genre.
  public var genre: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The album.
  public var album: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The artist.
  public var artist: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The composer.
  public var composer: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The author of the lyrics.
  public var lyricist: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The recording date.
  public var recordingDate: Date? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The key signature.
  public var keySignature: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The time signature.
  public var timeSignature: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The tempo in beats per minute.
  public var tempo: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The sample rate in hertz.
  public var audioSampleRate: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The number of audio channels.
  public var audioChannelCount: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The track number on the album.
  public var audioTrackNumber: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The program that encoded the audio.
  public var audioEncodingApplication: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The family of the instrument.
  public var musicalInstrumentCategory: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The instrument.
  public var musicalInstrumentName: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// A Boolean value that indicates whether the content is a General MIDI sequence.
  public var generalMIDISequence: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }
}
