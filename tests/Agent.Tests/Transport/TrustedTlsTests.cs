using System.Collections.Concurrent;
using System.Diagnostics;
using System.Net;
using System.Net.Security;
using System.Security.Cryptography.X509Certificates;

namespace SpanPack.Agent.Tests;

/// <summary>Agents behind TLS whose authority the machine trusts. A process of its own trusts that of the test.</summary>
public sealed class TrustedTlsTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();
    private readonly CertificateAuthority _authority = new();

    [Fact]
    public async Task CertificateForTheAddress_IsAccepted_AndTracesArrive()
    {
        if (!OperatingSystem.IsLinux()) return;
        ScriptedRequest[] requests = await RequestsAsync(IPAddress.Loopback);

        ScriptedRequest traces = Assert.Single(requests, static request => request.Body.Length > 0);
        Assert.StartsWith("POST /v", traces.Head, StringComparison.Ordinal);
        Assert.NotEqual(-1, traces.Body.AsSpan().IndexOf("exits"u8));
    }

    [Fact]
    public async Task CertificateForAnotherAddress_IsRefused_AndNothingIsSent()
    {
        if (!OperatingSystem.IsLinux()) return;
        Assert.Empty(await RequestsAsync(IPAddress.Parse("192.0.2.1")));
    }

    public void Dispose()
    {
        _authority.Dispose();
        _folder.Dispose();
    }

    private async Task<ScriptedRequest[]> RequestsAsync(IPAddress certified)
    {
        var requests = new ConcurrentQueue<ScriptedRequest>();
        using X509Certificate2 certificate = _authority.Sign(certified);
        await using ScriptedAgent agent = ScriptedAgent.OnTcp(async connection =>
        {
            await using var encrypted = new SslStream(connection.Stream);
            await encrypted.AuthenticateAsServerAsync(certificate);
            using var inner = new ScriptedConnection(encrypted, null, CancellationToken.None);
            while (await inner.ReadRequestAsync() is { } request)
            {
                requests.Enqueue(request);
                await inner.WriteAsync(ScriptedConnection.Ok);
            }
        });
        string trusted = _folder["authority.pem"];
        await File.WriteAllTextAsync(trusted, _authority.Pem);
        using Process process = await ExitProgram.StartAsync(AgentAddress.Parse($"https://127.0.0.1:{agent.Address.Port}"), "return",
            variable: new("SSL_CERT_FILE", trusted));
        await process.WaitForExitAsync(new CancellationTokenSource(Patience.Long).Token);

        Assert.Equal(3, process.ExitCode);
        Assert.NotEqual(0, agent.ConnectionCount);
        return [.. requests];
    }
}
