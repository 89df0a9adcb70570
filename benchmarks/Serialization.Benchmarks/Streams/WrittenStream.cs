using SpanPack.Benchmarks.Floors;
using SpanPack.Benchmarks.Streams.Shop;

namespace SpanPack.Benchmarks.Streams;

/// <summary>What the formatter makes of a stream.</summary>
/// <param name="stream">The stream.</param>
internal sealed class WrittenStream(SpanStream stream) : WrittenChunks(stream.Chunks, stream.Spans, ShopProcess.WithoutList);
