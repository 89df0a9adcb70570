using System.Net;
using System.Security.Cryptography;
using System.Security.Cryptography.X509Certificates;

namespace SpanPack.Agent.Tests;

/// <summary>An authority that signs certificates of agents. Programs trust it with <c>SSL_CERT_FILE</c>, as OpenSSL reads it.</summary>
internal sealed class CertificateAuthority : IDisposable
{
    private static readonly DateTimeOffset s_from = DateTimeOffset.UnixEpoch;
    private static readonly DateTimeOffset s_to = s_from.AddYears(500);

    private readonly ECDsa _key = ECDsa.Create(ECCurve.NamedCurves.nistP256);
    private readonly ECDsa _keyOfAgent = ECDsa.Create(ECCurve.NamedCurves.nistP256);
    private readonly X509Certificate2 _own;

    internal CertificateAuthority()
    {
        var request = new CertificateRequest("CN=Authority of tests", _key, HashAlgorithmName.SHA256);
        request.CertificateExtensions.Add(new X509BasicConstraintsExtension(true, false, 0, true));
        request.CertificateExtensions.Add(new X509SubjectKeyIdentifierExtension(request.PublicKey, false));
        _own = request.CreateSelfSigned(s_from, s_to);
    }

    /// <summary>Gets its certificate in PEM.</summary>
    internal string Pem => _own.ExportCertificatePem();

    /// <summary>Signs a certificate with a private key.</summary>
    /// <param name="address">The address of the agent.</param>
    internal X509Certificate2 Sign(IPAddress address)
    {
        var names = new SubjectAlternativeNameBuilder();
        names.AddIpAddress(address);
        var request = new CertificateRequest("CN=agent", _keyOfAgent, HashAlgorithmName.SHA256);
        request.CertificateExtensions.Add(names.Build());
        using X509Certificate2 signed = request.Create(_own, s_from, s_to, [1]);
        return signed.CopyWithPrivateKey(_keyOfAgent);
    }

    public void Dispose()
    {
        _own.Dispose();
        _key.Dispose();
        _keyOfAgent.Dispose();
    }
}
