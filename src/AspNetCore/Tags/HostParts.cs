using System.Diagnostics;
using Microsoft.AspNetCore.Http;

namespace SpanPack;

/// <summary>Name and port of a server, parsed once for consecutive requests with the same host header.</summary>
/// <remarks>Immutable.</remarks>
[DebuggerDisplay("{Address}:{Port}")]
internal sealed class HostParts
{
    private static volatile HostParts? s_last;

    private readonly string _text;

    private HostParts(string text)
    {
        var host = new HostString(text);
        _text = text;
        Address = host.Host;
        Port = host.Port is { } port ? port : null;
    }

    internal string Address { get; }

    /// <summary>Gets the port, an int; null for the default port of the scheme.</summary>
    internal object? Port { get; }

    internal static HostParts Of(string text)
    {
        if (s_last is { } last && last._text == text) return last;
        var parts = new HostParts(text);
        s_last = parts;
        return parts;
    }
}
