using System.Diagnostics;
using System.Net;
using System.Net.Sockets;
using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>The tags for the address of a server. A connection has one object for each address, so they are created once.</summary>
/// <remarks>Immutable.</remarks>
[DebuggerDisplay("{_address}:{_port}")]
internal sealed class ServerTags
{
    private static readonly ConditionalWeakTable<EndPoint, ServerTags> s_known = [];

    private readonly string? _address;
    private readonly object? _port; // an int, boxed once

    private ServerTags(EndPoint place)
    {
        switch (place)
        {
            case DnsEndPoint dns:
                (_address, _port) = (dns.Host, dns.Port);
                break;
            case IPEndPoint ip:
                (_address, _port) = (ip.Address.ToString(), ip.Port);
                break;
            case UnixDomainSocketEndPoint path:
                _address = path.ToString();
                break;
        }
    }

    internal static ServerTags Of(EndPoint place) => s_known.GetValue(place, static place => new ServerTags(place));

    internal void AddTo(Activity activity)
    {
        if (_address is not null) activity.AddTag("server.address", _address);
        if (_port is not null) activity.AddTag("server.port", _port);
    }
}
