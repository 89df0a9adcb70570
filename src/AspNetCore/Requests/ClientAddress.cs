using System.Diagnostics;
using System.Net;
using System.Net.Sockets;
using Microsoft.AspNetCore.Http;

namespace SpanPack;

/// <summary>
/// Finds the address of the client of a request, behind proxies. It is personal data, so it becomes a tag only when
/// <c>DD_TRACE_CLIENT_IP_ENABLED</c> is true.
/// </summary>
/// <remarks>Immutable: safe for any number of threads.</remarks>
/// <param name="header">The only header to read; null for the headers that proxies use, in Datadog's order.</param>
[DebuggerDisplay("{_headers.Length} headers")]
internal sealed class ClientAddress(string? header)
{
    internal const string Enabled = "DD_TRACE_CLIENT_IP_ENABLED";
    internal const string Header = "DD_TRACE_CLIENT_IP_HEADER";

    private const int MaxLength = 1_000; // characters of a header that are read

    // https://docs.datadoghq.com/tracing/configure_data_security/#configuring-a-client-ip-header
    private static readonly string[] s_proxies =
    [
        "x-forwarded-for", "x-real-ip", "true-client-ip", "x-client-ip", "x-forwarded",
        "forwarded-for", "x-cluster-client-ip", "fastly-client-ip", "cf-connecting-ip", "cf-connecting-ipv6",
    ];

    private readonly string[] _headers = string.IsNullOrWhiteSpace(header) ? s_proxies : [header.Trim()];

    /// <summary>
    /// Gets the first public address in the headers; otherwise the address of the connection, or, if that is private, the first private one
    /// in the headers. Null when none is known.
    /// </summary>
    internal string? Of(HttpContext context)
    {
        IPAddress? first = null;
        foreach (string name in _headers)
        {
            if (!context.Request.Headers.TryGetValue(name, out var values)) continue;
            string text = values.ToString();
            foreach (string part in text[..Math.Min(text.Length, MaxLength)].Split(','))
            {
                if (Parse(part) is not { } address) continue;
                if (IsPublic(address)) return address.ToString();
                first ??= address;
            }
        }

        IPAddress? peer = context.Connection.RemoteIpAddress;
        if (peer is not null) peer = Unmap(peer);
        return (peer is null || (first is not null && !IsPublic(peer)) ? first : peer)?.ToString();
    }

    // With a port, too: "1.2.3.4:80", "[::1]:80". A number alone would be an address as well.
    private static IPAddress? Parse(string text)
        => text.AsSpan().ContainsAny('.', ':') && IPEndPoint.TryParse(text.AsSpan().Trim(), out IPEndPoint? found)
            ? Unmap(found.Address)
            : null;

    private static IPAddress Unmap(IPAddress address) => address.IsIPv4MappedToIPv6 ? address.MapToIPv4() : address;

    private static bool IsPublic(IPAddress address)
    {
        if (IPAddress.IsLoopback(address)) return false;
        if (address.AddressFamily == AddressFamily.InterNetworkV6)
            return !(address.IsIPv6LinkLocal || address.IsIPv6SiteLocal || address.IsIPv6UniqueLocal);
        Span<byte> bytes = stackalloc byte[4];
        _ = address.TryWriteBytes(bytes, out _);
        return bytes is not ([10, ..] or [172, >= 16 and <= 31, ..] or [192, 168, ..] or [169, 254, ..]);
    }
}
