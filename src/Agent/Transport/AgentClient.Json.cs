using System.Text.Json.Serialization.Metadata;

namespace SpanPack;

public sealed partial class AgentClient
{
    /// <summary>Posts a payload as JSON. Up to 4 MiB are made in pooled memory and sent with their length; a longer payload is sent while it is made.</summary>
    /// <typeparam name="T">The type of the payload.</typeparam>
    /// <param name="path">Where to, as <see cref="AgentRequest.Path"/>.</param>
    /// <param name="payload">The payload. It must stay as it is until this has ended, and may be written a second time when a connection turns out to have ended.</param>
    /// <param name="typeInfo">How it is written: from a <c>JsonSerializerContext</c>, so that nothing is lost when the program is trimmed.</param>
    /// <param name="compression">Whether bodies from 4 KiB on are compressed.</param>
    /// <param name="cancellationToken">Gives up. The agent may have the request nevertheless, but never takes a part of it for the whole.</param>
    /// <returns>The answer, whatever its status, and up to 1 MiB of its body.</returns>
    /// <exception cref="ArgumentNullException"><paramref name="typeInfo"/> is null.</exception>
    /// <exception cref="ArgumentException"><paramref name="path"/> is no path.</exception>
    /// <exception cref="AgentUnreachableException">There is no whole answer, or none within <see cref="AgentClientOptions.RequestTimeout"/> (10 s).</exception>
    /// <exception cref="OperationCanceledException"><paramref name="cancellationToken"/> was cancelled.</exception>
    /// <exception cref="ObjectDisposedException">The client was disposed of.</exception>
    /// <remarks>What the payload throws while it is written is thrown here. Nothing is sent then; of a payload that is sent while it is made, the last chunk is left out, so that the agent does not take the request.</remarks>
    public ValueTask<AgentResponse> PostAsJsonAsync<T>(
        string path, T payload, JsonTypeInfo<T> typeInfo, JsonCompression compression = JsonCompression.None, CancellationToken cancellationToken = default)
        => PostAsJsonAsync(new AgentRequest { Path = path }, payload, typeInfo, compression, cancellationToken);

    /// <summary>Posts a payload as JSON, with more said about the request.</summary>
    /// <typeparam name="T">The type of the payload.</typeparam>
    /// <param name="request">The request, without a body. <c>Content-Type</c> is <c>application/json</c> unless it says another.</param>
    /// <param name="payload">The payload. It must stay as it is until this has ended.</param>
    /// <param name="typeInfo">How it is written.</param>
    /// <param name="compression">Whether bodies from 4 KiB on are compressed.</param>
    /// <param name="cancellationToken">Gives up.</param>
    /// <returns>The answer, whatever its status.</returns>
    /// <exception cref="ArgumentNullException"><paramref name="request"/> or <paramref name="typeInfo"/> is null.</exception>
    /// <exception cref="ArgumentException"><paramref name="request"/> has a body.</exception>
    /// <exception cref="AgentUnreachableException">There is no whole answer, or none within <see cref="AgentClientOptions.RequestTimeout"/> (10 s).</exception>
    /// <exception cref="OperationCanceledException"><paramref name="cancellationToken"/> was cancelled.</exception>
    /// <exception cref="ObjectDisposedException">The client was disposed of.</exception>
    public ValueTask<AgentResponse> PostAsJsonAsync<T>(
        AgentRequest request, T payload, JsonTypeInfo<T> typeInfo, JsonCompression compression = JsonCompression.None, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(request);
        ArgumentNullException.ThrowIfNull(typeInfo);
        if (request.Body.Length > 0) throw new ArgumentException("The payload is the body.", nameof(request));
        return RunAsync(request, new JsonPost<T>(payload, typeInfo, compression), cancellationToken);
    }
}
