namespace Quickstart;

/// <summary>Where an agent listens: <c>http://host:port</c>, <c>https://host:port</c> or <c>unix:///path/of.socket</c>.</summary>
internal sealed class AgentAddress
{
    /// <exception cref="ArgumentException">The text is no such address.</exception>
    internal AgentAddress(string text)
    {
        if (!Uri.TryCreate(text, UriKind.Absolute, out Uri? url) || url.Scheme is not ("http" or "https" or "unix"))
        {
            throw new ArgumentException($"'{text}' is no address of an agent; write http://host:port or unix:///path");
        }

        bool isSocket = url.Scheme == "unix";
        SocketPath = isSocket ? url.LocalPath : null;
        BaseUrl = isSocket ? new Uri("http://localhost/") : url;
        Text = text.TrimEnd('/');
    }

    /// <summary>The path of the Unix socket, or null for TCP.</summary>
    internal string? SocketPath { get; }

    internal Uri BaseUrl { get; }

    private string Text { get; }

    public override string ToString() => Text;
}
