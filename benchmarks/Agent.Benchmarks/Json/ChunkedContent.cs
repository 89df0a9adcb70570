using System.Net;

namespace SpanPack.Agent.Benchmarks.Json;

/// <summary>A body whose length nobody knows.</summary>
internal sealed class ChunkedContent : HttpContent
{
    private readonly TelemetryBody _body;
    private readonly JsonCompression _compression;

    internal ChunkedContent(TelemetryBody body, JsonCompression compression)
    {
        (_body, _compression) = (body, compression);
        Headers.TryAddWithoutValidation("Content-Type", "application/json");
        if (compression == JsonCompression.Gzip) Headers.TryAddWithoutValidation("Content-Encoding", "gzip");
    }

    protected override Task SerializeToStreamAsync(Stream stream, TransportContext? context)
        => JsonBody.WriteAsync(stream, _body, TelemetryJson.Default.TelemetryBody, _compression);

    protected override bool TryComputeLength(out long length)
    {
        length = 0;
        return false;
    }
}
