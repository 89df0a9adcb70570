using System.Net.Security;
using System.Security.Cryptography;
using System.Security.Cryptography.X509Certificates;

namespace SpanPack.Agent.Tests;

/// <summary>Agents behind TLS.</summary>
public sealed class TlsTests
{
    private const string Switch = "SpanPack.Agent.Tls";

    [Fact]
    public async Task CertificateThatNobodyHasSigned_IsRefused()
    {
        using var key = ECDsa.Create(ECCurve.NamedCurves.nistP256);
        X509Certificate2 certificate = new CertificateRequest("CN=127.0.0.1", key, HashAlgorithmName.SHA256)
            .CreateSelfSigned(DateTimeOffset.UnixEpoch, DateTimeOffset.UnixEpoch.AddYears(500));
        using (certificate)
        {
            await using ScriptedAgent agent = ScriptedAgent.OnTcp(async connection =>
            {
                await using var encrypted = new SslStream(connection.Stream);
                await encrypted.AuthenticateAsServerAsync(certificate);
                await connection.HangAsync();
            });
            AgentUnreachableException problem = await Fails(agent);

            Assert.Equal(AgentUnreachableKind.NotConnected, problem.Kind);
            Assert.Contains("certificate", problem.Message, StringComparison.Ordinal);
        }
    }

    [Fact]
    public async Task ProgramWithoutTls_SaysHowItComes()
    {
        AppContext.SetSwitch(Switch, false);
        try
        {
            await using ScriptedAgent agent = ScriptedAgent.OnTcp(static connection => connection.AnswerAllAsync());
            AgentUnreachableException problem = await Fails(agent);

            Assert.Equal(AgentUnreachableKind.NotConnected, problem.Kind);
            Assert.Contains("SpanPackAgentTls", problem.Message, StringComparison.Ordinal);
        }
        finally
        {
            AppContext.SetSwitch(Switch, true);
        }
    }

    private static async Task<AgentUnreachableException> Fails(ScriptedAgent agent)
    {
        using var client = new AgentClient(new AgentClientOptions
        {
            AddressRules = AgentAddressRules.Fixed(AgentAddress.Parse($"https://127.0.0.1:{agent.Address.Port}")),
            RequestTimeout = Patience.Long, ConnectTimeout = Patience.Long,
        });
        return await Assert.ThrowsAsync<AgentUnreachableException>(async () => await client.SendAsync(AgentRequest.Info));
    }
}
