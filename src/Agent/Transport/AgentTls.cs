using System.Diagnostics.CodeAnalysis;
using System.Net.Security;

namespace SpanPack;

/// <summary>TLS to agents whose address is <c>https</c>.</summary>
internal static class AgentTls
{
    private const string Switch = "SpanPack.Agent.Tls";

    /// <summary>Gets whether the program has TLS. Machine code can do without, which saves its encryption: docs/performance.md.</summary>
#if NET9_0_OR_GREATER
    [FeatureSwitchDefinition(Switch)]
#endif
    internal static bool IsSupported => !AppContext.TryGetSwitch(Switch, out bool isOn) || isOn;

    /// <summary>Agrees on encryption, and verifies that the certificate is for the host.</summary>
    /// <exception cref="IOException">The agent does not speak TLS.</exception>
    /// <exception cref="System.Security.Authentication.AuthenticationException">The certificate is not valid.</exception>
    /// <exception cref="NotSupportedException">The program was published without TLS.</exception>
    internal static async ValueTask<Stream> BeginAsync(Stream stream, AgentAddress address, CancellationToken cancellation)
    {
        if (!IsSupported)
        {
            throw new NotSupportedException("The program was published without TLS to the agent. Set the property SpanPackAgentTls to "
                + "true in its project.");
        }

        var encrypted = new SslStream(stream);
        var options = new SslClientAuthenticationOptions { TargetHost = new Uri(address.BaseUrl).IdnHost };
        await encrypted.AuthenticateAsClientAsync(options, cancellation).ConfigureAwait(false);
        return encrypted;
    }
}
