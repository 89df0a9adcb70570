using System.Runtime.CompilerServices;

namespace SpanPack.Agent.Tests;

/// <summary>What telemetry must not tell.</summary>
public sealed class RedactionTests
{
    private const string Secret = "s3cr3t";

    [Theory]
    [InlineData("DD_API_KEY")]
    [InlineData("DD_APP_KEY")]
    [InlineData("dd_application_key")]
    [InlineData("GITHUB_TOKEN")]
    [InlineData("PGPASSWORD")]
    [InlineData("MYSQL_PWD")]
    [InlineData("CLIENT_SECRET")]
    [InlineData("AWS_SECRET_ACCESS_KEY")]
    [InlineData("ConnectionString")]
    [InlineData("OTEL_EXPORTER_OTLP_HEADERS")]
    [InlineData("PASS")]
    [InlineData("smtpPass")]
    [InlineData("auth")]
    [InlineData("COOKIE")]
    [InlineData("SAS")]
    [InlineData("BlobSas")]
    [InlineData("Jwt__Key")]
    [InlineData("Stripe:Key")]
    [InlineData("StripeKey")]
    public void SettingThatIsASecret_HasNoValue(string name)
        => Assert.Equal("<redacted>", new TelemetrySetting(name, Secret, TelemetryOrigin.Code).ToEntry().Value);

    [Theory]
    [InlineData("http://me:s3cr3t@proxy:3128/path", "http://<redacted>@proxy:3128/path")]
    [InlineData("amqp://me:s3/cr3t@host", "amqp://<redacted>@host")]
    [InlineData("Server=db;Password=s3cr3t;Database=x", "Server=db;Password=<redacted>;Database=x")]
    [InlineData("https://host/?api_key=s3cr3t&a=b", "https://host/?api_key=<redacted>&a=b")]
    [InlineData("team:a,token:s3cr3t,env:b", "team:a,token:<redacted>,env:b")]
    [InlineData("{\"apiKey\": \"s3cr3t and more\", \"a\": 1}", "{\"apiKey\": <redacted>, \"a\": 1}")]
    [InlineData("Authorization: Bearer s3cr3t", "Authorization: <redacted>")]
    [InlineData("sent bearer s3cr3t.", "sent bearer <redacted>")]
    [InlineData("pwd='s3cr3t x' y", "pwd=<redacted> y")]
    [InlineData("-----BEGIN RSA PRIVATE KEY-----\nMIIEs3cr3t\n+/=\n-----END RSA PRIVATE KEY-----\nmore", "<redacted>\nmore")]
    [InlineData("cut -----BEGIN PRIVATE KEY----- MIIEs3cr3t", "cut <redacted>")]
    [InlineData("sent eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJzM2NyM3QifQ.c2ln on", "sent <redacted> on")]
    [InlineData("https://a.blob.example/b?sv=1&sig=s3cr3t%2B&se=2", "https://a.blob.example/b?sv=1&sig=<redacted>&se=2")]
    [InlineData("https://a.example/b?X-Amz-Signature=s3cr3t&a=b", "https://a.example/b?X-Amz-Signature=<redacted>&a=b")]
    [InlineData("Cookie: a=s3cr3t; b=s3cr3t\nHost: x", "Cookie: <redacted>\nHost: x")]
    [InlineData("{\"Set-Cookie\":\"a=s3cr3t; b\",\"c\":1}", "{\"Set-Cookie\":<redacted>,\"c\":1}")]
    [InlineData("run --token s3cr3t --verbose", "run --token <redacted> --verbose")]
    [InlineData("run --no-password --verbose", "run --no-password --verbose")]
    [InlineData("DB_PASS=s3cr3t, auth: s3cr3t", "DB_PASS=<redacted>, auth: <redacted>")]
    public void SecretInAValue_IsTakenOut(string value, string expected)
    {
        Assert.Equal(expected, new TelemetrySetting("DD_TAGS", value, TelemetryOrigin.Code).ToEntry().Value);
        Assert.Equal(expected, SecretText.OfMessage(value));
    }

    [Theory]
    [InlineData("http://127.0.0.1:8126")]
    [InlineData("unix:///var/run/datadog/apm.socket")]
    [InlineData("team:shop,region:eu")]
    [InlineData("passed: 5, design=flat, author: me, Kansas: 1")]
    [InlineData("42")]
    [InlineData("")]
    public void OtherValues_StayAsTheyAre(string value)
        => Assert.Equal(value, new TelemetrySetting("DD_TAGS", value, TelemetryOrigin.Code).ToEntry().Value);

    [Theory]
    [InlineData("DD_SERVICE")]
    [InlineData("monkey")]
    [InlineData("Kansas_Region")]
    [InlineData("signal")]
    public void OtherSettings_HaveTheirValue(string name)
        => Assert.Equal("1", new TelemetrySetting(name, "1", TelemetryOrigin.Code).ToEntry().Value);

    [Fact]
    public void KeysInMessages_AreTakenOut()
        => Assert.Equal("key <redacted> is bad", SecretText.OfMessage("key 0123456789abcdef0123456789ABCDEF is bad"));

    [Fact]
    public void LongValues_AreShortened_AlsoBetweenHalvesOfACharacter()
    {
        string value = new TelemetrySetting("A", new string('x', 4095) + "\U0001F600", TelemetryOrigin.Code).ToEntry().Value!;

        Assert.Equal(new string('x', 4095), value);
    }

    [Fact]
    public void SecretWhoseEndIsCutOff_IsTakenOut()
    {
        string value = new string('x', 4080) + " http://me:s3cr3t@host";

        Assert.DoesNotContain("s3c", new TelemetrySetting("A", value, TelemetryOrigin.Code).ToEntry().Value, StringComparison.Ordinal);
        Assert.DoesNotContain("s3c", new TelemetryIntegration("A", true) { Error = value[4080..].PadLeft(506) }.Shorten().Error,
            StringComparison.Ordinal);
    }

    [Fact]
    public void Stack_HasMethodsOfThisLibrary_AndNothingElseOfTheProgram()
    {
        Exception problem = Catch(static () => OwnCode.Fail());

        string text = StackText.Of(new InvalidOperationException($"my {Secret}", problem));
        Assert.DoesNotContain(Secret, text, StringComparison.Ordinal);
        Assert.DoesNotContain("/", text, StringComparison.Ordinal);
        Assert.DoesNotContain(".cs", text, StringComparison.Ordinal);
        Assert.Equal("System.InvalidOperationException\n ---> System.FormatException\n   at SpanPack.AgentAddress.Parse\n   at "
            + "SpanPack.Agent.Tests.RedactionTests.OwnCode.Fail",
            string.Join('\n', text.Split('\n')[..4]));
    }

    [Fact]
    public void FramesAndTypesOfTheProgram_AreRedacted()
    {
        Exception problem = Catch(Foreign.Program.Shop.Buy);

        string text = StackText.Of(problem);
        Assert.DoesNotContain("Shop", text, StringComparison.Ordinal);
        Assert.StartsWith("REDACTED\n   at REDACTED\n   at SpanPack.Agent.Tests.RedactionTests.", text, StringComparison.Ordinal);
        Assert.Equal("REDACTED", StackText.TypeOf(problem));
    }

    private static Exception Catch(Action run)
    {
        try
        {
            run();
        }
        catch (Exception problem)
        {
            return problem;
        }

        throw new InvalidOperationException("It did not throw.");
    }

    private static class OwnCode
    {
        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static void Fail() => AgentAddress.Parse(Secret);
    }
}
