using System.Diagnostics;
using System.Globalization;

namespace SpanPack;

/// <summary>
/// The address and the port in a data source: <c>tcp:host\instance,port</c> and <c>np:\\host\pipe\name</c> of SQL Server, <c>host:port</c>
/// of others.
/// </summary>
/// <remarks>Safe for any number of threads.</remarks>
[DebuggerDisplay("{Address,nq}:{Port}")]
internal sealed class ServerPlace
{
    private static ServerPlace s_last = new("", "", null); // most programs have one

    private readonly string _dataSource;

    private ServerPlace(string dataSource, string address, object? port)
        => (_dataSource, Address, Port) = (dataSource, address, port);

    internal string Address { get; }

    /// <summary>Gets the port, a boxed <see cref="int"/>; null for none.</summary>
    internal object? Port { get; }

    /// <summary>Gets the place in a data source.</summary>
    internal static ServerPlace Of(string dataSource)
    {
        ServerPlace last = Volatile.Read(ref s_last);
        if (last._dataSource == dataSource) return last;
        ServerPlace read = Read(dataSource);
        Volatile.Write(ref s_last, read);
        return read;
    }

    private static ServerPlace Read(string dataSource)
    {
        ReadOnlySpan<char> rest = dataSource;
        object? place = null;
        int protocol = rest.IndexOf(':');
        if (protocol >= 0 && IsProtocol(rest[..protocol].Trim())) rest = rest[(protocol + 1)..];
        rest = rest.Trim();
        if (rest.StartsWith(@"\\")) rest = rest[2..];
        int port = rest.LastIndexOf(',');
        if (port < 0 && rest.Count(':') == 1) port = rest.IndexOf(':');
        if (port >= 0)
        {
            if (int.TryParse(rest[(port + 1)..], NumberStyles.AllowLeadingWhite, CultureInfo.InvariantCulture, out int number))
                place = number;
            rest = rest[..port];
        }

        int instance = rest.IndexOf('\\');
        return new ServerPlace(dataSource, (instance > 0 ? rest[..instance] : rest).Trim().ToString(), place);
    }

    private static bool IsProtocol(ReadOnlySpan<char> text)
        => text.Equals("tcp", StringComparison.OrdinalIgnoreCase)
            || text.Equals("np", StringComparison.OrdinalIgnoreCase)
            || text.Equals("lpc", StringComparison.OrdinalIgnoreCase)
            || text.Equals("admin", StringComparison.OrdinalIgnoreCase);
}
