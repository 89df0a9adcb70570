using System.Text.Json;
using System.Text.Json.Serialization.Metadata;

namespace SpanPack;

public sealed partial class AgentClient
{
    /// <summary>
    /// Posts a payload as JSON. Up to 4 MiB are serialized into pooled memory and sent with their length; a longer payload is streamed.
    /// </summary>
    /// <typeparam name="T">The type of the payload.</typeparam>
    /// <param name="path">The path, as <see cref="AgentRequest.Path"/>.</param>
    /// <param name="payload">
    /// The payload. It must not change until the call has ended, and may be serialized twice if a connection turns out to be closed.
    /// </param>
    /// <param name="typeInfo">The metadata of its type, from a <c>JsonSerializerContext</c>, so that it survives trimming.</param>
    /// <param name="compression">Whether bodies from 4 KiB on are compressed.</param>
    /// <param name="cancellationToken">
    /// Cancels the request. The agent may receive it nevertheless, but never accepts a part of it as the whole.
    /// </param>
    /// <returns>The answer of any status, and up to 1 MiB of its body.</returns>
    /// <exception cref="ArgumentNullException"><paramref name="typeInfo"/> is null.</exception>
    /// <exception cref="ArgumentException"><paramref name="path"/> is not a path.</exception>
    /// <exception cref="AgentUnreachableException">
    /// There is no complete answer within <see cref="AgentClientOptions.RequestTimeout"/> (10 s).
    /// </exception>
    /// <exception cref="OperationCanceledException"><paramref name="cancellationToken"/> was cancelled.</exception>
    /// <exception cref="ObjectDisposedException">The client was disposed of.</exception>
    /// <remarks>
    /// Exceptions of the payload's serialization are rethrown, and nothing is sent. If the payload is streamed, the connection is closed
    /// without the last chunk, so that the agent does not accept the request.
    /// </remarks>
    public ValueTask<AgentResponse> PostAsJsonAsync<T>(
        string path, T payload, JsonTypeInfo<T> typeInfo, JsonCompression compression = JsonCompression.None,
            CancellationToken cancellationToken = default)
        => PostAsJsonAsync(new AgentRequest { Path = path }, payload, typeInfo, compression, cancellationToken);

    /// <summary>Posts a payload as JSON, with further properties of the request.</summary>
    /// <typeparam name="T">The type of the payload.</typeparam>
    /// <param name="request">The request, without a body. The default <c>Content-Type</c> is <c>application/json</c>.</param>
    /// <param name="payload">The payload. It must not change until the call has ended.</param>
    /// <param name="typeInfo">The metadata of its type.</param>
    /// <param name="compression">Whether bodies from 4 KiB on are compressed.</param>
    /// <param name="cancellationToken">Cancels the request.</param>
    /// <returns>The answer of any status.</returns>
    /// <exception cref="ArgumentNullException"><paramref name="request"/> or <paramref name="typeInfo"/> is null.</exception>
    /// <exception cref="ArgumentException"><paramref name="request"/> has a body.</exception>
    /// <exception cref="AgentUnreachableException">
    /// There is no complete answer within <see cref="AgentClientOptions.RequestTimeout"/> (10 s).
    /// </exception>
    /// <exception cref="OperationCanceledException"><paramref name="cancellationToken"/> was cancelled.</exception>
    /// <exception cref="ObjectDisposedException">The client was disposed of.</exception>
    public ValueTask<AgentResponse> PostAsJsonAsync<T>(
        AgentRequest request, T payload, JsonTypeInfo<T> typeInfo, JsonCompression compression = JsonCompression.None,
            CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(request);
        ArgumentNullException.ThrowIfNull(typeInfo);
        if (request.Body.Length > 0) throw new ArgumentException("The payload is the body.", nameof(request));
        return RunAsync(request, new JsonPost<T>(payload, typeInfo, compression), cancellationToken);
    }

    /// <summary>Posts JSON that the caller writes.</summary>
    /// <param name="request">The request, without a body.</param>
    /// <param name="write">Writes the JSON.</param>
    /// <param name="compression">The compression of bodies from 4 KiB on.</param>
    /// <param name="cancellation">Cancels the request.</param>
    /// <exception cref="AgentUnreachableException">There is no complete answer in time.</exception>
    internal ValueTask<AgentResponse> PostJsonAsync(AgentRequest request, Action<Utf8JsonWriter> write, JsonCompression compression,
        CancellationToken cancellation)
        => RunAsync(request, new WrittenPost(write, compression), cancellation);
}
