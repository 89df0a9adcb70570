using Amazon.Runtime.Internal;

namespace SpanPack;

/// <summary>The body of a request that the SDK has written: an array of bytes, or a stream of those.</summary>
internal static class SdkRequestBody
{
    /// <summary>Reads it; null where there is none, or it can be read once only.</summary>
    internal static byte[]? Read(IRequest request)
    {
        if (request.Content is { } bytes) return bytes;
        if (request.ContentStream is not { CanSeek: true } stream) return null;
        long start = stream.Position;
        byte[] read = new byte[stream.Length - start];
        stream.ReadExactly(read);
        stream.Position = start;
        return read;
    }

    /// <summary>Replaces it, in the form that it has.</summary>
    internal static void Replace(IRequest request, byte[] body)
    {
        if (request.ContentStream is { } stream)
        {
            request.ContentStream = new MemoryStream(body, writable: false);
            stream.Dispose();
        }
        else
        {
            request.Content = body;
        }
    }
}
