using System.Collections.Frozen;
using System.Globalization;

namespace SpanPack.Tool;

/// <summary>A payload on its way to an agent.</summary>
internal sealed record OutgoingRequest(string Method, string Path, IReadOnlyDictionary<string, IReadOnlyList<string>> Headers, byte[] Body)
{
    // They belong to the connection that the request came on, not to the request.
    private static readonly FrozenSet<string> s_notRepeated = FrozenSet.ToFrozenSet(
        ["Host", "Connection", "Keep-Alive", "Content-Length", "Transfer-Encoding", "Expect", "Accept-Encoding", "Upgrade", "TE", "Trailer"], StringComparer.OrdinalIgnoreCase);

    /// <summary>Makes a request of a payload: as it was saved, with method, path and headers, even when the body is broken; else from what the body is.</summary>
    /// <exception cref="ToolException">Nothing was saved, and the body is refused.</exception>
    internal static async Task<OutgoingRequest> CreateAsync(PayloadFile file, CancellationToken cancellation)
    {
        if (file.Request is { } saved)
        {
            if (saved.Method.Length == 0 || !saved.Method.All(char.IsAsciiLetter)) throw new ToolException($"{file.Name}: the saved method '{saved.Method}' is no HTTP method");
            return new OutgoingRequest(saved.Method, saved.Path, saved.Headers, await file.ReadAsync(cancellation));
        }

        LoadedPayload loaded = await LoadedPayload.ReadAsync(file, cancellation);
        var headers = new Dictionary<string, IReadOnlyList<string>>
        {
            ["Content-Type"] = ["application/msgpack"],
            ["X-Datadog-Trace-Count"] = [loaded.Payload.Chunks.Count.ToString(CultureInfo.InvariantCulture)],
        };
        return new OutgoingRequest("POST", loaded.Payload.Format.GetPath(), headers, loaded.Body);
    }

    internal HttpRequestMessage ToMessage(Uri address)
    {
        // Joined as text: a path that looks like an address of its own must not lead elsewhere.
        var url = new Uri(address.AbsoluteUri.TrimEnd('/') + "/" + Path.TrimStart('/'));
        var message = new HttpRequestMessage(new HttpMethod(Method), url) { Content = new ByteArrayContent(Body) };
        foreach ((string name, IReadOnlyList<string> values) in Headers)
        {
            if (s_notRepeated.Contains(name)) continue;
            if (!message.Headers.TryAddWithoutValidation(name, values)) message.Content.Headers.TryAddWithoutValidation(name, values);
        }

        return message;
    }
}
