using System.Security.Cryptography;
using System.Text.Json;
using Microsoft.AspNetCore.Http;

namespace SpanPack;

/// <summary>Answers <c>/info</c>. The body and its hash stay the same until the server gets another behavior.</summary>
internal sealed class InfoEndpoint : IAgentEndpoint
{
    internal const string Path = "/info";

    /// <summary>The value of <c>Server</c>, by which <c>spanpack agent</c> recognizes another one at its port.</summary>
    internal const string Program = "SpanPack";

    private readonly byte[] _body;

    internal InfoEndpoint(InfoDocument info)
    {
        _body = JsonSerializer.SerializeToUtf8Bytes(info, AgentInfoContext.Default.InfoDocument);
        State = Convert.ToHexString(SHA256.HashData(_body)).ToLowerInvariant();
    }

    /// <summary>Gets the SHA-256 of the body in lower-case hex digits: the value of <c>Datadog-Agent-State</c>.</summary>
    internal string State { get; }

    // The agent calls this JSON text/plain, too.
    public AgentAnswer Answer(IHeaderDictionary headers, in ReceivedBody body) => AgentAnswer.Text(_body) with { NamesProgram = true };
}
