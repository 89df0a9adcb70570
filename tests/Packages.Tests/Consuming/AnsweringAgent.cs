using System.Net;
using SpanPack.Tests.Processes;

namespace SpanPack.Packages.Tests.Consuming;

/// <summary>Answers every request with 200 and nothing, and is where programs that are started meanwhile look for an agent.</summary>
internal sealed class AnsweringAgent : IDisposable
{
    private const string Variable = "DD_TRACE_AGENT_URL";

    private readonly HttpListener _listener = new();

    internal AnsweringAgent()
    {
        string address = $"http://127.0.0.1:{FreePort.Find()}/";
        _listener.Prefixes.Add(address);
        _listener.Start();
        _ = AnswerAsync();
        Environment.SetEnvironmentVariable(Variable, address);
    }

    public void Dispose()
    {
        Environment.SetEnvironmentVariable(Variable, null);
        _listener.Close();
    }

    private async Task AnswerAsync()
    {
        try
        {
            while (true)
            {
                HttpListenerContext context = await _listener.GetContextAsync();
                await context.Request.InputStream.CopyToAsync(Stream.Null);
                context.Response.Close();
            }
        }
        catch (Exception problem) when (problem is HttpListenerException or ObjectDisposedException)
        {
            // The test is over.
        }
    }
}
