using FsCheck;
using FsCheck.Fluent;
using Property = SpanPack.Tests.Property;

namespace SpanPack.Agent.Tests;

/// <summary>Redaction by hand finds what regular expressions find.</summary>
public sealed class RedactionPropertyTests
{
    private static readonly string[] s_pieces =
    [
        "api", "app", "application", "key", "access", "token", "password", "passwd", "passphrase", "pwd", "secret", "credential",
        "authorization", "connection", "string", "sas", "url", "headers", "signing",
        "basic", "bearer", "BEARER", "Token", "://", ":", "=", "@", "\"", "'", "<", ">", ",", ";", "&", " ", "  ", "\t", "_", "-", ".", "x",
        "K", "9", "é", "\u0301", "\u2028", "0123456789abcdefABCDEF0123456789", "0123456789abcdef0123456789abcde",
        "pass", "auth", "sas", "sig", "Key", "keys", "cookie", "Cookies", "jwt", "signature", "--", "-----BEGIN ", "-----END ", "-----",
        "eyJ", "eyJhbGciOiJIUzI1NiJ9.e30.c2ln", "\r\n",
    ];

    private static readonly Gen<string> s_text =
        from length in Gen.Choose(0, 12)
        from pieces in Gen.ArrayOf(Gen.Elements(s_pieces), length)
        select string.Concat(pieces);

    [Fact]
    public void Messages_LoseWhatTheExpressionsFind()
        => Property.Holds(Arb.From(s_text), 20_000,
            static text => Assert.Equal(SecretPatterns.OfMessage(text), SecretText.OfMessage(text)));

    [Fact]
    public void Names_AreThoseOfTheExpressions()
        => Property.Holds(Arb.From(s_text), 3000,
            static name => Assert.Equal(SecretPatterns.IsSecretName(name), SecretText.OfSetting(name, "1") == SecretText.Redacted));
}
