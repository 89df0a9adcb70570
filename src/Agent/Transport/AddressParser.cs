using System.Globalization;

namespace SpanPack;

/// <summary>Parses addresses from text, paths, names and hosts. Each method returns null for an invalid one.</summary>
internal static class AddressParser
{
    internal const string UnixPrefix = "unix://";

    // A URL of a socket or a pipe names no host; HTTP wants one (docs/protocol.md#reaching-the-agent).
    private const string LocalUrl = "http://localhost";
    private const string PipePrefix = @"\\.\pipe\";
    private const string PipeUrlPrefix = "pipe://./";
    private const string IPv4Loopback = "127.0.0.1";
    private const int MaxTextChars = 4096;
    private const int MaxPipeNameChars = 256; // what Windows allows

    internal static AddressParts? Parse(string text)
    {
        text = text.Trim();
        if (!IsClean(text)) return null;
        if (StartsWith(text, UnixPrefix)) return OfSocketUrl(text[UnixPrefix.Length..]);
        if (StartsWith(text, PipePrefix) || StartsWith(text, PipeUrlPrefix)) return OfPipe(text);
        return OfUrl(text);
    }

    /// <summary>Creates the address of a socket from its path.</summary>
    internal static AddressParts? OfSocketPath(string path)
    {
        if (!IsClean(path) || path.TrimEnd().EndsWith('/')) return null; // the end of an address is trimmed where it is read
        string escaped = path.Replace("%", "%25", StringComparison.Ordinal);
        return new AddressParts(AgentTransport.UnixSocket, $"{UnixPrefix}{(path[0] == '/' ? "" : "/")}{escaped}", path, LocalUrl, 0);
    }

    /// <summary>Creates the address of a pipe from its name, with or without the prefix.</summary>
    internal static AddressParts? OfPipe(string name)
    {
        if (StartsWith(name, PipePrefix)) name = name[PipePrefix.Length..];
        else if (StartsWith(name, PipeUrlPrefix)) name = name[PipeUrlPrefix.Length..];
        bool isName = name.Length <= MaxPipeNameChars && IsClean(name) && !name.Contains('\\', StringComparison.Ordinal);
        // The framework reserves the name for pipes that have none.
        if (!isName || name.Equals("anonymous", StringComparison.OrdinalIgnoreCase)) return null;
        return new AddressParts(AgentTransport.NamedPipe, PipePrefix + name, name, LocalUrl, 0);
    }

    /// <summary>Creates the address of a host and a port. IPv6 may be in brackets or not.</summary>
    internal static AddressParts? OfHost(string host, int port)
    {
        if (!IsClean(host)) return null;
        bool isBare = host[0] != '[' && Uri.CheckHostName(host) == UriHostNameType.IPv6;
        string bracketed = isBare ? $"[{host}]" : host;
        if (Uri.CheckHostName(bracketed) == UriHostNameType.Unknown) return null;
        return OfUrl(string.Create(CultureInfo.InvariantCulture, $"http://{bracketed}:{port}"));
    }

    private static AddressParts? OfUrl(string text)
    {
        if (!Uri.TryCreate(text, UriKind.Absolute, out Uri? url) || url.Scheme is not ("http" or "https")) return null;
        if (url.Host.Length == 0 || url.Port == 0 || url.UserInfo.Length + url.Query.Length + url.Fragment.Length > 0) return null;
        bool isLocal = url.Host.Equals("localhost", StringComparison.OrdinalIgnoreCase);
        // The name of a certificate is compared with the host, so that one stays.
        string shownHost = isLocal && url.Scheme == "http"
            ? IPv4Loopback
            : url.HostNameType == UriHostNameType.IPv6
            ? url.Host
            : url.IdnHost;
        string baseUrl =
            string.Create(CultureInfo.InvariantCulture, $"{url.Scheme}://{shownHost}:{url.Port}{url.AbsolutePath.TrimEnd('/')}");
        return new AddressParts(AgentTransport.Tcp, baseUrl, isLocal ? IPv4Loopback : url.IdnHost, baseUrl, url.Port);
    }

    private static AddressParts? OfSocketUrl(string escaped)
    {
        if (escaped.Length < 2 || escaped[0] != '/') return null;
        string path = Uri.UnescapeDataString(escaped);
        // unix:///C:/datadog.sock
        bool hasDrive = OperatingSystem.IsWindows() && path.Length > 3 && char.IsAsciiLetter(path[1]) && path[2] == ':';
        return OfSocketPath(hasDrive ? path[1..] : path);
    }

    private static bool IsClean(string text)
    {
        if (text.Length is 0 or > MaxTextChars) return false;
        foreach (char c in text)
        {
            if (char.IsControl(c)) return false;
        }

        return true;
    }

    private static bool StartsWith(string text, string prefix) => text.StartsWith(prefix, StringComparison.OrdinalIgnoreCase);
}
