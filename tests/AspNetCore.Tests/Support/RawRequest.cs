using System.Net.Sockets;
using System.Text;

namespace SpanPack.AspNetCore.Tests.Support;

/// <summary>Requests byte by byte: they make no activities, and may be such as no client makes.</summary>
internal static class RawRequest
{
    /// <summary>Sends a request, and reads until the server closes.</summary>
    /// <param name="url">The server.</param>
    /// <param name="target">What stands after the method.</param>
    /// <param name="headers">Lines.</param>
    /// <returns>The answer as it came.</returns>
    internal static Task<string> GetAsync(string url, string target, params string[] headers)
        => SendAsync(url, $"GET {target} HTTP/1.1", headers);

    internal static async Task<string> SendAsync(string url, string line, params string[] headers)
    {
        using TcpClient client = await OpenAsync(url, line, headers);
        using var reader = new StreamReader(client.GetStream(), Encoding.Latin1);
        try
        {
            return await reader.ReadToEndAsync(Patience.Token);
        }
        catch (IOException)
        {
            return ""; // the server has cut it
        }
    }

    /// <summary>Sends a request, and leaves the answer to the caller.</summary>
    internal static async Task<TcpClient> OpenAsync(string url, string line, params string[] headers)
    {
        var address = new Uri(url);
        var client = new TcpClient();
        await client.ConnectAsync(address.Host, address.Port, Patience.Token);
        string host = headers.Any(static header => header.StartsWith("Host:", StringComparison.OrdinalIgnoreCase))
            ? ""
            : $"Host: {address.Authority}\r\n";
        string connection = headers.Any(static header => header.StartsWith("Connection:", StringComparison.OrdinalIgnoreCase))
            ? ""
            : "Connection: close\r\n";
        string text = $"{line}\r\n{host}{connection}{string.Concat(headers.Select(static header => header + "\r\n"))}\r\n";
        await client.GetStream().WriteAsync(Encoding.Latin1.GetBytes(text), Patience.Token);
        return client;
    }
}
