using System.Text.Json.Serialization;

namespace SpanPack.Benchmarks.Streams.Measuring;

/// <summary>The generated JSON readers and writers between processes.</summary>
[JsonSerializable(typeof(StreamOptions))]
[JsonSerializable(typeof(StreamReport))]
internal sealed partial class StreamJson : JsonSerializerContext;
